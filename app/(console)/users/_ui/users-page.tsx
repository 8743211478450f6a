"use client";

import { ListPage } from "@/components/list/list-page";
import { usersList } from "@/lib/resources/users/users.list";
import { UserPreview } from "./user-preview";

export function UsersPage() {
  return <ListPage list={usersList} preview={UserPreview} />;
}
