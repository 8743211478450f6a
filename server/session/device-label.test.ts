import { deviceLabel, readDeviceLabel } from "./device-label";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, "Chrome on Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0`, "Edge on Windows"],
  ["Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E Safari/604.1", "Safari on iOS"],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome}`, "Chrome on Android"],
  ["<script>curl/8", "Unknown browser"],
  [null, "Unknown browser"],
])("%s is named %s", (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

it.each([
  ["Chrome on Linux", { browser: "Chrome", system: "Linux" }],
  ["Samsung Internet on Android", { browser: "Samsung Internet", system: "Android" }],
  ["Unknown browser", { browser: null, system: null }],
  ["Unknown browser on Windows", { browser: null, system: "Windows" }],
  ["", { browser: "", system: null }],
])("SHELL-015 the label %j is read in its parts", (label, device) => {
  expect(readDeviceLabel(label)).toEqual(device);
});
