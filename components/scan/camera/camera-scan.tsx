"use client";

import CameraIcon from "lucide-react/icons/camera";
import Flashlight from "lucide-react/icons/flashlight";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { useScanGate } from "../scan-gate";
import { type Camera, type CameraFault, cameraFault, openCamera } from "./camera";
import { endCameraWish, isCameraClosed, isLoadedForCamera, loadForCamera } from "./camera-policy";

interface CameraScanProps {
  /** The code as `readCode` takes it; each once while it is in sight. */
  onScan(code: string): void;
  /** An element of what takes it: what a dialog covers, or is being saved, takes none, and says so. */
  within: RefObject<Element | null>;
  /** Why nothing is taken for now: it stands over the picture. What is in sight meanwhile is not scanned later either. */
  pause?: string | undefined;
  /** Whether its picture is shown. */
  onShown?: ((isShown: boolean) => void) | undefined;
}

/** Scans by the camera of the device: a button, and the picture below it. On a page of `cameraPages` alone. */
export function CameraScan({ onScan, within, pause, onShown }: CameraScanProps) {
  const t = useTranslations("scan.camera");
  const gate = useScanGate(within);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isLoadedForCamera()) setIsOpen(true);
  }, []);
  // Loaded for it and still without it: something on the way forbids it.
  const isForbidden = isOpen && isCameraClosed();
  function toggle(): void {
    if (!isOpen && isCameraClosed()) {
      setIsLoading(true);
      void loadForCamera();
    } else {
      endCameraWish();
      setIsOpen(!isOpen);
    }
  }
  function scan(code: string): void {
    endCameraWish();
    if (gate.isCovered()) gate.refuse();
    else onScan(code);
  }
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isLoading}
        onClick={toggle}
      >
        <CameraIcon size={16} aria-hidden />
        {isOpen ? t("close") : t("open")}
      </Button>
      {isOpen && (
        <div id={id} className="order-last basis-full">
          {isForbidden ? <Fault fault="refused" /> : <CameraView onScan={scan} pause={pause} onShown={onShown} />}
        </div>
      )}
    </>
  );
}

function CameraView({ onScan, pause, onShown }: Omit<CameraScanProps, "within">) {
  const t = useTranslations("scan.camera");
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>();
  const [fault, setFault] = useState<CameraFault>();
  const [isLit, setIsLit] = useState(false);
  const tell = useEffectEvent((code: string) => pause === undefined && onScan(code));
  useEffect(() => {
    const ends = new AbortController();
    const { signal } = ends;
    const fail = (reason: CameraFault) => !signal.aborted && setFault(reason);
    if (video.current !== null)
      openCamera(video.current, { onScan: (code) => tell(code), onFault: fail, signal }).then(setCamera, (error) =>
        fail(cameraFault(error)),
      );
    return () => ends.abort();
  }, []);
  const isShown = camera !== undefined && fault === undefined;
  useEffect(() => {
    if (!isShown) return;
    onShown?.(true);
    return () => onShown?.(false);
  }, [isShown, onShown]);
  if (fault !== undefined) return <Fault fault={fault} />;
  const { setTorch } = camera ?? {};
  return (
    <div className="relative max-w-sm">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("picture")}
        className={classNames("w-full rounded-md bg-sunken", pause !== undefined && "opacity-40")}
      />
      {camera === undefined && (
        <p role="status" className="text-ink-muted text-sm">
          {t("opening")}
        </p>
      )}
      {camera !== undefined && (
        <p
          role="status"
          className="absolute inset-x-0 top-0 rounded-t-md bg-warning-soft px-3 py-1 text-warning empty:hidden"
        >
          {pause}
        </p>
      )}
      {setTorch && (
        <IconButton
          label={t("torch")}
          aria-pressed={isLit}
          variant="secondary"
          className="absolute right-2 bottom-2"
          // A light that cannot be had stays off.
          onClick={() =>
            void setTorch(!isLit).then(
              () => setIsLit(!isLit),
              () => undefined,
            )
          }
        >
          <Flashlight size={18} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

function Fault({ fault }: { fault: CameraFault }) {
  const t = useTranslations("scan.camera.faults");
  return (
    <p role="alert" className="rounded-md bg-warning-soft px-3 py-1 text-warning">
      {t(fault)}
    </p>
  );
}
