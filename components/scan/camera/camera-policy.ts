import { enteredWork, keepWork } from "@/components/form/unsaved/store-work";
import { giveUpWork } from "@/components/form/unsaved/unsaved-work";
import { keepers } from "@/components/kept/keepers";
import { tabStore } from "@/lib/browser/store";

/** Key of the tab's own storage: the path that is being loaded anew so that the camera can be opened. */
const wantedKey = "camera-wanted";

/** For the last key to be kept, in ms; without it the page asks which version holds. */
const longestWait = 3_000;

/** A permissions policy binds the document, not the page: one that was loaded at another page has the camera closed. */
export function isCameraClosed(): boolean {
  return document.featurePolicy?.allowsFeature("camera") === false;
}

/** Loads the page anew, with its own policy. What is entered in its forms is there again afterwards. */
export async function loadForCamera(): Promise<void> {
  tabStore.write(wantedKey, location.pathname);
  // What is written on the way out would be another version than the one that is given back here.
  const written = Promise.all([...keepers].map((keeper) => keeper.flush()));
  await Promise.race([written, new Promise((done) => setTimeout(done, longestWait))]);
  keepWork(enteredWork());
  giveUpWork();
  location.reload();
}

/** The path for which this document was loaded, until the camera has done what it was wanted for. */
let wantedFor: string | undefined;

/** Whether this document was loaded for the camera: a form that is filled in again has its scanner anew meanwhile. */
export function isLoadedForCamera(): boolean {
  wantedFor ??= tabStore.read(wantedKey) ?? undefined;
  tabStore.drop(wantedKey);
  return wantedFor === location.pathname;
}

/** The person has closed it, or it has seen a code: it opens by itself no more. */
export function endCameraWish(): void {
  wantedFor = undefined;
}
