import { placeOnMap } from "./storage-place";

it("STOR-011 CNST-045 a storage without a place is shown at the default point", () => {
  expect(placeOnMap({ geolocation: undefined })).toEqual({ lat: 44.493457, long: 26.128942 });
  expect(placeOnMap({ geolocation: { lat: 46.77, long: 23.62 } })).toEqual({ lat: 46.77, long: 23.62 });
});
