import { useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import * as styles from "./Confirm.css.ts";

/** A photo, shown through a canvas: the pages take no pictures from memory otherwise. */
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
