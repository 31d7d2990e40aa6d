import { useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./Confirm.css.ts";

/** Renders a photo on a canvas, because the pages' policy allows no images from memory. */
export function Photo({ photo }: { readonly photo: ImageBitmap }) {
  const { formatMessage } = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <canvas
      ref={canvas}
      className={styles.photo}
      width={photo.width}
      height={photo.height}
      role="img"
      aria-label={formatMessage({ id: "scan.photoLabel" })}
    />
  );
}
