import { Sightings } from "@/lib/scan/sightings";
import { pictureReader } from "./picture-reader";

/** Why there is no picture: each has its text. */
export type CameraFault = "none" | "refused" | "busy" | "unsupported";

/** Between two pictures that are read, in ms. */
const interval = 120;
/** Of the time at most a quarter is spent on reading: the page is worked in meanwhile. */
const timesFree = 3;

export interface Camera {
  /** Absent where it has no light. */
  setTorch?(isOn: boolean): Promise<void>;
}

interface CameraUse {
  onScan(code: string): void;
  /** It was unplugged, or taken back. */
  onFault(fault: CameraFault): void;
  /** Ends it: no picture is taken any more. */
  signal: AbortSignal;
}

/** Shows what the camera sees, the one at the back where there are two, and tells each code in it once. */
export async function openCamera(video: HTMLVideoElement, { onScan, onFault, signal }: CameraUse): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 } },
  });
  const end = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  const [track] = stream.getVideoTracks();
  track?.addEventListener("ended", () => onFault("none"), { signal });
  video.srcObject = stream;
  const [read] = await Promise.all([pictureReader(), video.play()]);
  const sightings = new Sightings();
  const look = async (): Promise<void> => {
    const from = performance.now();
    // A picture that cannot be read is followed by another one.
    const seen = await read(video).catch(() => undefined);
    if (signal.aborted) return;
    const code = sightings.see(seen, performance.now());
    if (code !== undefined) onScan(code);
    setTimeout(look, Math.max(interval, timesFree * (performance.now() - from)));
  };
  void look();
  if (track?.getCapabilities?.().torch !== true) return {};
  return { setTorch: (torch) => track.applyConstraints({ advanced: [{ torch }] }) };
}

/** @param error of `openCamera` */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  if (name === "NotReadableError" || name === "AbortError") return "busy";
  return "unsupported";
}
