import type { LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";
import romania from "./romania.json";

/** Colours of the outline, as the browser computes them. */
export interface MapColours {
  land: string;
  abroad: string;
  border: string;
  countyBorder: string;
  label: string;
}

/** Pictures of the earth by column, row and zoom, where the operator has a server of them. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whose work they are; shown beside the map. */
  credit: string;
}

interface Backdrop {
  colours: MapColours;
  tiles: Tiles | undefined;
  isDark: boolean;
}

const tileSize = 256;

type Outline = Extract<SourceSpecification, { type: "geojson" }>;

/** See README.md for where it comes from. */
const outline: Outline = {
  type: "geojson",
  data: {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { kind: "country" },
        geometry: { type: "MultiPolygon", coordinates: romania.country },
      },
      {
        type: "Feature",
        properties: { kind: "county-borders" },
        geometry: { type: "MultiLineString", coordinates: romania.countyBorders },
      },
      ...romania.counties.map(({ name, place }) => ({
        type: "Feature" as const,
        properties: { kind: "county", name },
        geometry: { type: "Point" as const, coordinates: place },
      })),
    ],
  },
};

/** What lies under the pin: the operator's tiles, or the outline of the country. Neither asks a third party. */
export function mapStyle({ colours, tiles, isDark }: Backdrop): StyleSpecification {
  const background: LayerSpecification = {
    id: "abroad",
    type: "background",
    paint: { "background-color": colours.abroad },
  };
  if (tiles !== undefined)
    return {
      version: 8,
      sources: { tiles: { type: "raster", tiles: [tiles.url], tileSize } },
      layers: [background, { id: "tiles", type: "raster", source: "tiles", paint: isDark ? dimmed : {} }],
    };
  return {
    version: 8,
    sources: { outline },
    layers: [background, ...outlineLayers(colours)],
  };
}

/** Tiles are drawn for white pages. */
const dimmed = { "raster-brightness-max": 0.7, "raster-saturation": -0.4, "raster-contrast": 0.1 };

function outlineLayers({ land, border, countyBorder, label }: MapColours): LayerSpecification[] {
  return [
    { id: "land", type: "fill", source: "outline", filter: isKind("country"), paint: { "fill-color": land } },
    {
      id: "county-borders",
      type: "line",
      source: "outline",
      filter: isKind("county-borders"),
      paint: { "line-color": countyBorder, "line-width": 1 },
    },
    {
      id: "border",
      type: "line",
      source: "outline",
      filter: isKind("country"),
      paint: { "line-color": border, "line-width": 1.5 },
    },
    {
      id: "counties",
      type: "symbol",
      source: "outline",
      filter: isKind("county"),
      layout: { "text-field": ["get", "name"], "text-size": 12, "text-font": ["sans-serif"] },
      paint: { "text-color": label, "text-halo-color": land, "text-halo-width": 1 },
    },
  ];
}

type Filter = Extract<LayerSpecification, { type: "line" }>["filter"];

function isKind(kind: string): Filter {
  return ["==", ["get", "kind"], kind];
}
