import { useEffect, useState } from "react";

/** Why the camera shows no video. */
export type CameraFault = "permission" | "no-camera" | "busy" | "stopped";

export interface Camera {
  readonly state: "starting" | "live" | CameraFault;
  /** Its video while it is live. */
  readonly stream: MediaStream | undefined;
  /** Whether the light is on; `undefined` if pages can't switch it on this device. */
  readonly light: boolean | undefined;
  readonly switchLight: () => void;
}

/** Constraints that are missing in TypeScript's types. */
interface Torch {
  readonly torch?: boolean;
}

// Frames are read as they arrive, so a higher resolution would only be slower.
const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "permission",
  SecurityError: "permission",
  NotFoundError: "no-camera",
  OverconstrainedError: "no-camera",
  NotReadableError: "busy",
  AbortError: "busy",
};

async function openCamera(): Promise<MediaStream | CameraFault> {
  // Browsers only provide it on secure addresses.
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (mediaDevices === undefined) return "no-camera";
  try {
    return await mediaDevices.getUserMedia(constraints);
  } catch (error) {
    return faults[error instanceof Error ? error.name : ""] ?? "no-camera";
  }
}

const end = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Opens the camera on the back of the device. It is off while the page is hidden or the screen is locked. */
export function useCamera(): Camera {
  const [state, setState] = useState<Camera["state"]>("starting");
  const [stream, setStream] = useState<MediaStream>();
  const [light, setLight] = useState<boolean>();

  useEffect(() => {
    let current: MediaStream | undefined;
    let turn = 0;

    const stop = () => {
      turn += 1;
      if (current !== undefined) end(current);
      current = undefined;
      setStream(undefined);
    };

    const start = async () => {
      const mine = ++turn;
      setState("starting");
      const opened = await openCamera();
      if (mine !== turn) {
        if (typeof opened !== "string") end(opened);
        return;
      }
      if (typeof opened === "string") {
        setState(opened);
        return;
      }
      current = opened;
      const [track] = opened.getVideoTracks();
      const abilities = track?.getCapabilities?.() as Torch | undefined;
      setLight(abilities?.torch === true ? false : undefined);
      // Another program took it, or it was unplugged.
      track?.addEventListener("ended", () => {
        stop();
        setState("stopped");
      });
      setStream(opened);
      setState("live");
    };

    const onVisibility = () => {
      if (document.hidden) stop();
      else void start();
    };
    document.addEventListener("visibilitychange", onVisibility);
    if (!document.hidden) void start();
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      stop();
    };
  }, []);

  const switchLight = () => {
    const torch = light !== true;
    const [track] = stream?.getVideoTracks() ?? [];
    track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }).then(
      () => setLight(torch),
      () => setLight(undefined),
    );
  };
  return { state, stream, light, switchLight };
}
