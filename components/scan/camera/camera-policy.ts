import { enteredWork, keepWork } from "@/components/form/unsaved/store-work";
import { giveUpWork } from "@/components/form/unsaved/unsaved-work";

/** Key of the tab's own storage: the path that is being loaded anew so that the camera can be opened. */
const wantedKey = "camera-wanted";

/** A permissions policy binds the document, not the page: one that was loaded at another page has the camera closed. */
export function isCameraClosed(): boolean {
  return document.featurePolicy?.allowsFeature("camera") === false;
}

/** Loads the page anew, with its own policy. What is entered in its forms is there again afterwards. */
export function loadForCamera(): void {
  sessionStorage.setItem(wantedKey, location.pathname);
  keepWork(enteredWork());
  giveUpWork();
  location.reload();
}

/** Whether this document was loaded for the camera, told once. */
export function isLoadedForCamera(): boolean {
  const isWanted = sessionStorage.getItem(wantedKey) === location.pathname;
  sessionStorage.removeItem(wantedKey);
  return isWanted;
}
