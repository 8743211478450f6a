import en from "@/messages/en/customer_support.json";
import enRoles from "@/messages/en/roles.json";
import enUsers from "@/messages/en/users.json";
import ro from "@/messages/ro/customer_support.json";
import roRoles from "@/messages/ro/roles.json";
import roUsers from "@/messages/ro/users.json";

it.each([
  ["English", enRoles.tabs, enUsers.words.role, en.words.role],
  ["Romanian", roRoles.tabs, roUsers.words.role, ro.words.role],
])("ROLE-003 a role has one name, in the tabs, among the users and in customer support: %s", (_, tabs, ...others) => {
  expect(others).toEqual([tabs, tabs]);
});
