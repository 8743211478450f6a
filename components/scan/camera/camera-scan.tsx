"use client";

import CameraIcon from "lucide-react/icons/camera";
import Flashlight from "lucide-react/icons/flashlight";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { type Camera, type CameraFault, cameraFault, openCamera } from "./camera";
import { endCameraWish, isCameraClosed, isLoadedForCamera, loadForCamera } from "./camera-policy";

interface CameraScanProps {
  /** The code as `readCode` takes it; each once while it is in sight. */
  onScan(code: string): void;
}

/** Scans by the camera of the device: a button, and the picture below it. On a page of `cameraPages` alone. */
export function CameraScan({ onScan }: CameraScanProps) {
  const t = useTranslations("scan.camera");
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
    onScan(code);
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
          {isForbidden ? <Fault fault="refused" /> : <CameraView onScan={scan} />}
        </div>
      )}
    </>
  );
}

function CameraView({ onScan }: CameraScanProps) {
  const t = useTranslations("scan.camera");
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<Camera>();
  const [fault, setFault] = useState<CameraFault>();
  const [isLit, setIsLit] = useState(false);
  const tell = useEffectEvent(onScan);
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
  if (fault !== undefined) return <Fault fault={fault} />;
  const { setTorch } = camera ?? {};
  return (
    <div className="relative max-w-sm">
      <video ref={video} muted playsInline aria-label={t("picture")} className="w-full rounded-md bg-sunken" />
      {camera === undefined && (
        <p role="status" className="text-ink-muted text-sm">
          {t("opening")}
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
