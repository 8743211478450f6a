import { z } from "zod";
import { type User, usersCalls } from "@/lib/resources/users/users.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, PlatformClient, signIn } from "./platform-client";

let platform: StartedPlatform;
let admin: PlatformClient;
let support: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  admin = await clientOf(platform.restUrl, "chain-admin@demo.test");
  support = await clientOf(platform.restUrl, "l3s@demo.test");
});
afterAll(() => platform.stop());

const patch = (client: PlatformClient, id: number, body: unknown) => client.request("PATCH", `users/${id}`, body);
const stored = (id: number) => admin.read(usersCalls.one, `users/${id}`);
const refused = (message: string) => ({ status: 409, body: { error: { message } } });

async function userOf(email: string): Promise<User> {
  const { items } = await admin.read(usersCalls.list, `users?fullTextSearch=${encodeURIComponent(email)}`);
  const user = items.find((each) => each.email === email);
  if (user === undefined) throw new Error(`${email} is not there.`);
  return user;
}

async function someCustomer(): Promise<User> {
  const [user] = (await admin.read(usersCalls.list, "users?role=CLIENT&isActive=true&sort=id&order=DESC")).items;
  if (user === undefined) throw new Error("There is no customer.");
  return user;
}

describe("USER-006 USER-008 changing a user", () => {
  it("changes what is sent and nothing else", async () => {
    const user = await someCustomer();
    const { status, body } = await patch(support, user.id, { isActive: false });
    expect([status, z.parse(usersCalls.update.answer, body)]).toEqual([200, { ...user, isActive: false }]);
    await patch(admin, user.id, { rolesToAdd: ["PICKER", "USER"], rolesToRemove: ["CLIENT"] });
    expect(await stored(user.id)).toEqual({ ...user, isActive: false, roles: ["ROLE_USER", "PICKER"] });
    await patch(admin, user.id, {
      isActive: true,
      rolesToAdd: ["CLIENT", "CLIENT"],
      rolesToRemove: ["PICKER", "USER"],
    });
    expect(await stored(user.id)).toEqual(user);
  });

  it("a role that is there already, or that is not, changes nothing", async () => {
    const user = await someCustomer();
    const said = { rolesToAdd: ["CLIENT"], rolesToRemove: ["PICKER"] };
    expect((await patch(admin, user.id, said)).status).toBe(200);
    expect(await stored(user.id)).toEqual(user);
  });

  it("nobody deactivates themselves or changes their own roles", async () => {
    const { id } = await userOf("chain-admin@demo.test");
    expect(await patch(admin, id, { isActive: false })).toEqual(refused("isActive: nobody deactivates themselves"));
    expect(await patch(admin, id, { rolesToAdd: ["PICKER"] })).toEqual(
      refused("roles: nobody changes their own roles"),
    );
  });

  it("nobody changes who has more rights, or gives what is beyond their own", async () => {
    const [picker, developer] = [await userOf("picker@demo.test"), await userOf("developer@demo.test")];
    const stronger = refused("user: has more rights than you");
    expect(await patch(support, picker.id, { isActive: false })).toEqual(stronger);
    expect(await patch(admin, developer.id, { isActive: false })).toEqual(stronger);
    expect(await patch(admin, picker.id, { rolesToAdd: ["DEVELOPER"] })).toEqual(
      refused("roles: DEVELOPER is beyond your rights"),
    );
    expect(await patch(support, (await someCustomer()).id, { rolesToAdd: ["PICKER"] })).toEqual(
      refused("roles: only administrators change them"),
    );
    expect(await stored(picker.id)).toEqual(picker);
  });

  it("a user keeps at least one role", async () => {
    const user = await someCustomer();
    expect(await patch(admin, user.id, { rolesToRemove: ["CLIENT"] })).toEqual({
      status: 400,
      body: { error: { message: "roles: a user keeps at least one" } },
    });
  });

  it.each([{ email: "new@demo.test" }, { isActive: 1 }, { rolesToAdd: ["KING"] }, { rolesToAdd: "PICKER" }])(
    "refuses %j",
    async (body) => {
      expect((await patch(admin, 3, body)).status).toBe(400);
    },
  );

  it("is not found where it does not exist", async () => {
    expect((await patch(admin, 999_999, { isActive: false })).status).toBe(404);
  });
});

describe("USER-006 the sign-ins of a user", () => {
  const refresh = ({ userPreferences }: Awaited<ReturnType<typeof signIn>>) =>
    new PlatformClient(platform.restUrl).get(`users/fresh-token/${userPreferences.tokenRefresh}`);

  it.each([
    ["deactivated", "picker@demo.test", { isActive: false }, { isActive: true }],
    [
      "left without a role that they had",
      "marketer@demo.test",
      { rolesToAdd: ["SALES"], rolesToRemove: ["MARKETER"] },
      { rolesToAdd: ["MARKETER"], rolesToRemove: ["SALES"] },
    ],
  ])("end where they are %s, and do not come back with it", async (_what, email, change, back) => {
    const { id } = await userOf(email);
    const tokens = await signIn(platform.restUrl, email);
    const theirs = new PlatformClient(platform.restUrl, tokens.apiToken);
    expect((await theirs.get("currencies")).status).toBe(200);
    await patch(admin, id, change);
    expect((await theirs.get("currencies")).status).toBe(403);
    await patch(admin, id, back);
    expect((await theirs.get("currencies")).status).toBe(403);
    expect((await refresh(tokens)).status).toBe(401);
    await expect(signIn(platform.restUrl, email)).resolves.toMatchObject({ email });
  });

  it("go on where a role is only added, and know of it with the next token", async () => {
    const email = "sales@demo.test";
    const { id } = await userOf(email);
    const tokens = await signIn(platform.restUrl, email);
    await patch(admin, id, { rolesToAdd: ["ACCOUNTANT"] });
    const { status, body } = await refresh(tokens);
    expect([status, z.object({ roles: z.array(z.string()) }).parse(body).roles]).toEqual([
      200,
      ["ACCOUNTANT", "SALES"],
    ]);
  });
});
