"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import type { Holder } from "@/lib/resources/users/user-rights";
import { usersList } from "@/lib/resources/users/users.list";
import { Me } from "./me";
import { UserPreview } from "./user-preview";

/** Asked for when it is opened: the list needs no form. */
const forms = {
  edit: dynamic(async () => (await import("./edit-user")).EditUser, { ssr: false }),
};

export function UsersPage({ me }: { me: Holder }) {
  return (
    <Me value={me}>
      <ListPage list={usersList} preview={UserPreview} forms={forms} />
    </Me>
  );
}
