import { galleriesList } from "@/lib/resources/galleries/galleries.list";
import { ordersList } from "@/lib/resources/orders/orders.list";

it("BANR-006 a list that begins with some of its types says which, as its filter would", () => {
  expect(galleriesList.usual).toEqual({ type: "MOBILE,KIOSK" });
});

it("a list that always asks for everything has nothing to say", () => {
  expect(ordersList.usual).toEqual({});
});
