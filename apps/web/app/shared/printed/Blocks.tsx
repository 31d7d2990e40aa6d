import type { Block, Section, Text } from "@heater-age/report";
import { StatePill } from "@heater-age/ui/StatePill";
import { Curve } from "../advice/Curve.tsx";
import * as styles from "./Blocks.css.ts";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

/** Renders the sections of the appendix, each below its heading. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ heading, blocks }) => (
    <section key={heading} className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <Blocks blocks={blocks} />
    </section>
  ));
}

const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <OneBlock key={index} block={block} />);

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === "paragraph") {
    return (
      <p className={block.small ? styles.small : undefined}>
        <Runs text={block.text} />
      </p>
    );
  }
  if (block.kind === "heading") {
    return (
      <h3 className={styles.subheading}>
        <Runs text={block.text} />
      </h3>
    );
  }
  if (block.kind === "list") return <ListOf block={block} />;
  if (block.kind === "facts") return <FactsOf block={block} />;
  if (block.kind === "table") return <TableOf block={block} />;
  if (block.kind === "chart") return <Curve {...block} />;
  return (
    <section className={styles.warning[block.state]}>
      <StatePill state={block.state}>{block.text}</StatePill>
      <Blocks blocks={block.blocks} />
    </section>
  );
}

/** Renders runs of text. */
export const Runs = ({ text }: { readonly text: Text }) =>
  text.map(({ text: words, strong, quiet, link, lang }, index) => {
    const look = strong ? styles.strong : quiet ? styles.quiet : undefined;
    if (look === undefined && link === undefined && lang === undefined) return words;
    return link === undefined ? (
      <span key={index} className={look} lang={lang}>
        {words}
      </span>
    ) : (
      <a key={index} className={styles.link} href={link} lang={lang}>
        {words}
      </a>
    );
  });

function ListOf({ block: { marks, items, small } }: { readonly block: BlockOf<"list"> }) {
  const List = marks === "numbers" ? "ol" : "ul";
  return (
    <List className={`${styles.list[marks]} ${small ? styles.small : ""}`}>
      {items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} />
        </li>
      ))}
    </List>
  );
}

const FactsOf = ({ block: { facts } }: { readonly block: BlockOf<"facts"> }) => (
  <dl>
    {facts.map(({ term, value }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.quiet}>{term}</dt>
        <dd>
          <Blocks blocks={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const TableOf = ({ block: { heads, rows } }: { readonly block: BlockOf<"table"> }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = [], ...cells], row) => (
        <tr key={row}>
          <th scope="row">
            <Blocks blocks={first} />
          </th>
          {cells.map((cell, index) => (
            <td key={index}>
              <Blocks blocks={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
