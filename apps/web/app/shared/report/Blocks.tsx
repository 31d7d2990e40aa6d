import { type Block, type Facts, type Head, type List, looks, type Paragraph } from "@heater-age/report";
import { Confidence } from "@heater-age/ui/Confidence";
import { LifeLine } from "@heater-age/ui/LifeLine";
import { Plate } from "@heater-age/ui/Plate";
import { StatePill } from "@heater-age/ui/StatePill";
import { plateText } from "@heater-age/ui/theme";
import { Curve } from "../advice/Curve.tsx";
import * as styles from "./Blocks.css.ts";
import { Publisher } from "./Publisher.tsx";

/** Renders blocks of a printed page, one below the other. */
export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <OneBlock key={index} block={block} />);

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return <Text paragraph={block} />;
    case "list":
      return <Items list={block} />;
    case "facts":
      return <NamedFacts facts={block} />;
    case "head":
      return <PageHead head={block} />;
    case "life":
      return <LifeLine {...block.line} />;
    case "plate":
      return <Plate title={block.title} label={block.label} parts={block.parts} />;
    case "chart":
      return <Curve {...block} />;
    case "state":
      return (
        <div className={styles.state}>
          <StatePill state={block.state}>{block.text}</StatePill>
          {block.sure?.level === undefined ? (
            <p className={styles.text.about}>{block.sure?.text}</p>
          ) : (
            <Confidence level={block.sure.level}>{block.sure.text}</Confidence>
          )}
        </div>
      );
    default:
      return (
        <section className={styles.box[block.state]}>
          <Blocks blocks={block.blocks} />
        </section>
      );
  }
}

function Text({ paragraph: { look, text } }: { readonly paragraph: Paragraph }) {
  const Element = looks[look].tag;
  return (
    <Element className={styles.text[look]}>
      {text.map(({ lang, link, look: own, plate, quiet, strong, text: words, tone }, index) => {
        const marks = [strong && styles.strong, quiet && styles.quiet, plate && plateText];
        const looked = [own && styles.text[own], tone && styles.tone[tone], link && styles.link, ...marks];
        const Run = link === undefined ? "span" : "a";
        return (
          <Run key={index} className={looked.filter(Boolean).join(" ")} href={link} lang={lang}>
            {words}
          </Run>
        );
      })}
    </Element>
  );
}

function Items({ list: { columns, items, marks } }: { readonly list: List }) {
  const Element = marks === "numbers" ? "ol" : "ul";
  return (
    // Some browsers drop the role of a list without marks.
    <Element
      className={`${styles.list[marks]} ${styles.columns[columns]}`}
      role={marks === "none" ? "list" : undefined}
    >
      {items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} />
        </li>
      ))}
    </Element>
  );
}

const NamedFacts = ({ facts: { columns, facts } }: { readonly facts: Facts }) => (
  <dl className={styles.columns[columns]}>
    {facts.map(({ term, value }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.text.how}>{term}</dt>
        <dd>
          <Blocks blocks={value} />
        </dd>
      </div>
    ))}
  </dl>
);

function PageHead({ head: { blocks, code, publisher, site } }: { readonly head: Head }) {
  return (
    <header className={styles.head}>
      <div>
        <Publisher name={publisher} site={site} />
        <Blocks blocks={blocks} />
      </div>
      {code === undefined ? null : (
        <figure className={styles.code}>
          <a href={code.address}>
            <svg
              className={styles.modules}
              role="img"
              aria-label={code.label}
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
            >
              <path d={code.path} />
            </svg>
          </a>
          <figcaption className={styles.text.tiny}>{code.text}</figcaption>
        </figure>
      )}
    </header>
  );
}
