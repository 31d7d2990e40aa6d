import type { FirstPage } from "@heater-age/report";
import { codeOf } from "./code.ts";
import * as styles from "./FirstPage.css.ts";

/** Renders the code that leads from paper back to the page. */
export function QrCode({ code }: { readonly code: NonNullable<FirstPage["code"]> }) {
  const { size, path } = codeOf(code.address);
  return (
    <figure className={styles.code}>
      <a href={code.address}>
        <svg
          className={styles.modules}
          role="img"
          aria-label={code.label}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
        >
          <path d={path} />
        </svg>
      </a>
      <figcaption className={styles.caption}>{code.text}</figcaption>
    </figure>
  );
}
