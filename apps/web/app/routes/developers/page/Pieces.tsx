import { createElement, type ReactNode } from "react";
import type { Piece, PieceElement } from "../../../shared/developer-docs/document.ts";
import * as styles from "./Pieces.css.ts";
import { SectionHeading } from "./SectionHeading.tsx";
import { words } from "./words.ts";

/** Renders the text of a document. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, index) =>
    // The order of a document never changes.
    typeof piece === "string" ? piece : <Element key={index} element={piece} />,
  );
}

const textOf = (piece: Piece): string =>
  typeof piece === "string" ? piece : piece.children.map(textOf).join("");

function Element({ element }: { readonly element: PieceElement }): ReactNode {
  const { tag, id, href, tone, children } = element;
  const inside = children.length === 0 ? undefined : <Pieces pieces={children} />;
  switch (tag) {
    case "h2":
    case "h3":
    case "h4":
      return (
        <SectionHeading tag={tag} id={id ?? ""} text={textOf(element)}>
          {inside}
        </SectionHeading>
      );
    case "a":
      return <a href={href}>{inside}</a>;
    case "pre":
      return (
        // Scrollable content has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said
        <div className={styles.codeBox} role="group" aria-label={words.code} tabIndex={0}>
          <pre className={styles.code} translate="no">
            {inside}
          </pre>
        </div>
      );
    case "table":
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable too
        <div className={styles.tableBox} role="group" aria-label={words.table} tabIndex={0}>
          <table className={styles.table}>{inside}</table>
        </div>
      );
    case "th":
      return (
        <th className={styles.cell} scope="col">
          {inside}
        </th>
      );
    case "td":
      return <td className={styles.cell}>{inside}</td>;
    case "ol":
    case "ul":
      return createElement(tag, { className: styles.list }, inside);
    case "span":
      return <span className={tone && styles.tones[tone]}>{inside}</span>;
    case "blockquote":
      return <blockquote className={styles.quote}>{inside}</blockquote>;
    default:
      return createElement(tag, {}, inside);
  }
}
