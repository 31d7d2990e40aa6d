import type { Box } from "@heater-age/scan";
import { useLayoutEffect, useRef } from "react";
import * as styles from "./Confirm.css.ts";
import { drawCrop } from "./crops.ts";

/** Props of a crop. */
export interface CropProps {
  readonly photo: ImageBitmap;
  readonly box: Box | undefined;
}

/** Renders the place of a character in the photo. Empty if it comes from a barcode. */
export function Crop({ photo, box }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null && box !== undefined) drawCrop(canvas.current, photo, box);
  }, [photo, box]);
  return <canvas ref={canvas} className={styles.crop} aria-hidden="true" />;
}
