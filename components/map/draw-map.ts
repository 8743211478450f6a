import { MapLibreMap, Marker, prewarm, setWorkerUrl } from "maplibre-gl";
import { mapColoursIn } from "./map-colours";
import { mapStyle, type Tiles } from "./map-style";
import { type Position, tidyPosition } from "./position";

// The bundler moves the library's script, so that it does not find its worker by itself.
setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);

/** What the map's parts are called, in the person's language. */
export interface MapTexts {
  map: string;
  pin: string;
}

interface MapSettings {
  frame: HTMLElement;
  position: Position;
  tiles: Tiles | undefined;
  texts: MapTexts;
  /** Absent where the pin stands still. */
  onMove: ((position: Position) => void) | undefined;
}

export interface DrawnMap {
  /** Puts the pin elsewhere, and the map with it where it would be out of sight. */
  show(position: Position): void;
  /** Closer, or from further away. */
  zoom(direction: "in" | "out"): void;
  /** Frees the graphics memory: a browser has but a few of these. */
  remove(): void;
}

/** An outline says nothing of streets, so it is shown with the counties around. */
const zoomOnOutline = 7;
const zoomOnTiles = 14;

/**
 * Draws a map with a pin.
 * @throws Error where the browser cannot draw it (no WebGL).
 */
export function drawMap({ frame, position, tiles, texts, onMove }: MapSettings): DrawnMap {
  // The library's worker outlives the map: the next record's would have to start it again.
  prewarm();
  const map = new MapLibreMap({
    container: frame,
    style: styleIn(frame, tiles),
    center: [position.long, position.lat],
    zoom: tiles === undefined ? zoomOnOutline : zoomOnTiles,
    minZoom: 4,
    maxZoom: tiles === undefined ? 11 : 19,
    attributionControl: false,
    // Names that fade in are drawn again and again meanwhile.
    fadeDuration: 0,
    dragRotate: false,
    // A wheel scrolls the panel that the map stands in.
    scrollZoom: false,
    locale: {
      "Map.Title": texts.map,
      "Marker.Title": texts.pin,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const pin = new Marker({ color: "var(--action)", draggable: onMove !== undefined });
  pin.setLngLat([position.long, position.lat]).addTo(map);
  pin.on("dragend", () => {
    const { lat, lng } = pin.getLngLat();
    onMove?.(tidyPosition({ lat, long: lng }));
  });
  const stopFollowing = followTheme(() => map.setStyle(styleIn(frame, tiles)));
  return {
    show({ lat, long }) {
      pin.setLngLat([long, lat]);
      if (!map.getBounds().contains([long, lat])) map.easeTo({ center: [long, lat] });
    },
    zoom(direction) {
      if (direction === "in") map.zoomIn();
      else map.zoomOut();
    },
    remove() {
      stopFollowing();
      map.remove();
    },
  };
}

function styleIn(frame: HTMLElement, tiles: Tiles | undefined) {
  const isDark = getComputedStyle(frame).colorScheme === "dark" || (prefersDark().matches && !isChosen("light"));
  return mapStyle({ colours: mapColoursIn(frame), tiles, isDark });
}

function prefersDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}

function isChosen(theme: string): boolean {
  return document.documentElement.dataset.theme === theme;
}

/** Calls back when the colours change: by the person's choice, or the device's. @returns what ends it. */
function followTheme(onChange: () => void): () => void {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  const device = prefersDark();
  device.addEventListener("change", onChange);
  return () => {
    choice.disconnect();
    device.removeEventListener("change", onChange);
  };
}
