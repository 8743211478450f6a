import { type MapColours, mapStyle } from "./map-style";

const colours: MapColours = { land: "#fff", abroad: "#eee", border: "#333", countyBorder: "#999", label: "#111" };
const tiles = { url: "https://tiles.test/{z}/{x}/{y}.png", credit: "© Tiles" };

it("draws the outline of the country and asks no server for anything", () => {
  const style = mapStyle({ colours, tiles: undefined, isDark: false });
  expect(Object.keys(style.sources)).toEqual(["outline"]);
  expect(JSON.stringify(style)).not.toMatch(/https?:/);
  expect(style.layers.map(({ id }) => id)).toEqual(["abroad", "land", "county-borders", "border", "counties"]);
});

it("names 41 counties and Bucharest", () => {
  const { sources } = mapStyle({ colours, tiles: undefined, isDark: false });
  const names = [...JSON.stringify(sources).matchAll(/"kind":"county","name":"([^"]+)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(42);
  expect(names).toEqual(expect.arrayContaining(["București", "Ilfov", "Bistrița-Năsăud", "Iași"]));
});

it("draws the operator's tiles alone where there are any, dimmed on dark pages", () => {
  const [light, dark] = [false, true].map((isDark) => mapStyle({ colours, tiles, isDark }));
  expect(light?.sources).toEqual({ tiles: { type: "raster", tiles: [tiles.url], tileSize: 256 } });
  expect(light?.layers.at(-1)).toMatchObject({ id: "tiles", paint: {} });
  expect(dark?.layers.at(-1)).toMatchObject({ id: "tiles", paint: { "raster-brightness-max": 0.7 } });
});
