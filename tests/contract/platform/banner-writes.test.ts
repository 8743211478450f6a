import { z } from "zod";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { operatorsDay } from "@/tests/support/operators-day";
import { pngPicture, webpHead } from "@/tests/support/pictures";
import { PlatformClient } from "./platform-client";
import { suiteClient } from "./suite-client";

const client = suiteClient("marketer@demo.test");

const kiosk = pngPicture(1080, 235);
const upload = (bytes: Buffer, extension = "png") => ({ base64Content: bytes.toString("base64"), extension });
const body = { name: "Săptămâna cafelei", type: 4, chain: 1, isActive: true, image: upload(kiosk) };
const whole = {
  ...body,
  description: "Pe toate ecranele",
  forOrderType: 2,
  forwardedURL: "https://shop.example/cafea?de=banner",
  forwardedCategoryTree: "Băuturi > Cafea",
  forwardedProductInfo: 7,
  startDate: "2026-11-01",
  endDate: "2026-11-30",
};

async function made(fields: object = body): Promise<Banner> {
  const answer = await client.request("POST", "galleries", fields);
  expect(answer).toMatchObject({ status: 200 });
  return z.parse(galleriesCalls.create.answer, answer.body);
}

const read = (id: number) => client.read(galleriesCalls.one, `galleries/${id}`);
const change = (id: number, fields: object) => client.request("PATCH", `galleries/${id}`, fields);
const picture = (address: string) => new PlatformClient(client.restUrl).file(new URL(address).pathname.slice(1));

describe("BANR-015 a banner", () => {
  it("is made of what was sent, runs whole days of the operator, and is in the list", async () => {
    const banner = await made(whole);
    expect(banner).toMatchObject({
      name: whole.name,
      description: whole.description,
      type: 4,
      forOrderType: 2,
      forwardedURL: whole.forwardedURL,
      forwardedCategoryTree: whole.forwardedCategoryTree,
      forwardedProductInfo: { id: 7 },
      chain: { id: 1 },
      isActive: true,
    });
    expect([banner.startDate, banner.endDate].map((moment) => operatorsDay(moment ?? ""))).toEqual([
      whole.startDate,
      whole.endDate,
    ]);
    const { items } = await client.read(galleriesCalls.list, "galleries?limit=5&sort=created");
    expect(items[0]).toEqual(banner);
    expect(await read(banner.id)).toEqual(banner);
  });

  it("BANR-016 has the picture that was uploaded, byte by byte, for everybody, and another address once it is changed", async () => {
    const { id, imgURL, smallImgURL } = await made();
    expect(smallImgURL).toBe(imgURL);
    expect(await picture(imgURL)).toEqual({ status: 200, type: "image/png", bytes: kiosk });
    const other = webpHead(540, 235);
    expect((await change(id, { image: upload(other, "webp") })).status).toBe(200);
    const changed = await read(id);
    expect(changed.imgURL).not.toBe(imgURL);
    expect(await picture(changed.imgURL)).toEqual({ status: 200, type: "image/webp", bytes: other });
    expect((await picture(imgURL)).status).toBe(404);
  });

  it("is changed in the one field that is sent, and null takes a field away", async () => {
    const banner = await made(whole);
    await change(banner.id, { name: "Cafea" });
    expect(await read(banner.id)).toEqual({ ...banner, name: "Cafea" });
    const gone = {
      description: null,
      forwardedURL: null,
      forwardedProductInfo: null,
      forOrderType: null,
      endDate: null,
    };
    await change(banner.id, { ...gone, forwardedCategoryTree: null, startDate: null });
    expect(await read(banner.id)).toEqual({
      id: banner.id,
      name: "Cafea",
      imgURL: banner.imgURL,
      smallImgURL: banner.smallImgURL,
      type: 4,
      created: banner.created,
      isActive: true,
      chain: banner.chain,
      companyName: banner.companyName,
    });
    expect(await change(banner.id, {})).toMatchObject({ status: 200, body: { name: "Cafea" } });
  });

  it("is deleted with its picture, once", async () => {
    const { id, imgURL } = await made();
    expect((await client.request("DELETE", `galleries/${id}`)).status).toBe(200);
    expect((await client.get(`galleries/${id}`)).status).toBe(404);
    expect((await picture(imgURL)).status).toBe(404);
    expect((await client.request("DELETE", `galleries/${id}`)).status).toBe(404);
    expect((await change(id, { name: "x" })).status).toBe(404);
  });

  it.each(["POST galleries", "PATCH galleries/1", "DELETE galleries/1"])(
    "%s is closed without a token",
    async (call) => {
      const [method = "", path = ""] = call.split(" ");
      const anonymous = new PlatformClient(client.restUrl);
      const { status } = await anonymous.request(method, path, method === "DELETE" ? undefined : body);
      expect(status).toBe(403);
    },
  );
});

describe("BANR-017 a banner is refused", () => {
  const { image: _, ...withoutImage } = body;

  it.each([
    ["no name", { ...body, name: "" }, "name"],
    ["a blank name", { ...body, name: " \t" }, "name: must not be blank"],
    ["a type that there is not", { ...body, type: 5 }, "type"],
    ["an unknown chain", { ...body, chain: 999 }, "chain: unknown chain"],
    ["an order type that there is not", { ...body, forOrderType: 9 }, "forOrderType"],
    ["a plain http address", { ...body, forwardedURL: "http://shop.example/" }, "forwardedURL"],
    ["a script for an address", { ...body, forwardedURL: "javascript:alert(1)" }, "forwardedURL"],
    ["a name before the host", { ...body, forwardedURL: "https://shop.example@evil.example/" }, "forwardedURL"],
    ["https without a host", { ...body, forwardedURL: "https://" }, "forwardedURL"],
    ["an unknown product", { ...body, forwardedProductInfo: 999_999 }, "forwardedProductInfo: unknown product"],
    ["a day that no calendar has", { ...body, startDate: "2026-02-30" }, "startDate"],
    ["an end before its start", { ...body, startDate: "2026-05-02", endDate: "2026-05-01" }, "endDate: must not be"],
    ["no picture", withoutImage, "image"],
    ["a field that there is not", { ...body, imgURL: "https://evil.example/x.png" }, "imgURL"],
  ])("with %s", async (_what, wrong, said) => {
    const answer = await client.request("POST", "galleries", wrong);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(said);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const page = Buffer.concat([kiosk.subarray(0, 8), Buffer.from("<script>alert(1)</script>".repeat(4))]);
  const tooLong = Buffer.concat([kiosk, Buffer.alloc(5 * 1024 * 1024)]);

  it.each([
    ["an SVG with a script", upload(svg), "must be a PNG, JPEG or WebP picture"],
    ["an SVG under its own name", upload(svg, "svg"), "extension"],
    ["the mark of a PNG before a page", upload(page), "must be a PNG, JPEG or WebP picture"],
    ["a PNG that is said to be a JPEG", upload(kiosk, "jpg"), "is not jpg but png"],
    ["more than 5 MB", upload(tooLong), "image"],
    ["a picture that would fill a memory", upload(webpHead(16_000_000, 16_000_000), "webp"), "8000 px"],
    ["no base64", { base64Content: "<svg onload=alert(1)>", extension: "png" }, "is not base64"],
    ["nothing in it", { base64Content: "", extension: "png" }, "base64Content"],
    ["a path for an extension", upload(kiosk, "../../etc/passwd"), "extension"],
    ["an address besides", { ...upload(kiosk), url: "file:///etc/passwd" }, "url"],
  ])("BANR-016 whose picture is %s, and nothing is made", async (_what, image, said) => {
    const count = async () => (await client.read(galleriesCalls.list, "galleries?limit=1")).totalCount;
    const before = await count();
    const answer = await client.request("POST", "galleries", { ...body, image });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(said);
    expect(await count()).toBe(before);
  });

  it("in a change that would end it before it starts, and then stays as it was", async () => {
    const banner = await made(whole);
    const answer = await change(banner.id, { name: "Altul", endDate: "2026-10-31" });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: "endDate: must not be before the start date" } },
    });
    expect((await change(banner.id, { name: "Altul", image: upload(svg) })).status).toBe(400);
    expect(await read(banner.id)).toEqual(banner);
  });
});
