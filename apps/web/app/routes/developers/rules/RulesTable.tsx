import type { Confidence } from "@heater-age/decoder";
import { rulesPath } from "../../../seo/developer-paths.ts";
import * as text from "../page/Pieces.css.ts";
import { words } from "../page/words.ts";
import type { BrandSummary } from "./rules-data.ts";
import * as styles from "./rules.css.ts";
import { ruleWords } from "./rule-words.ts";

const levels = ["high", "medium", "low"] as const satisfies Confidence[];

/** Renders all brands, with the number of their formats by confidence. */
export function RulesTable({ brands }: { readonly brands: readonly BrandSummary[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling needs the keyboard
    <div className={text.tableBox} role="group" aria-label={words.table} tabIndex={0}>
      <table className={text.table}>
        <thead>
          <tr>
            {[ruleWords.brand, ...levels, ruleWords.undatedFormats].map((name) => (
              <th key={name} className={text.cell} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {brands.map(({ slug, label, counts, undated }) => (
            <tr key={slug}>
              <th className={`${text.cell} ${styles.brand}`} scope="row">
                <a href={rulesPath(slug)}>{label}</a>
              </th>
              <Counts counts={[...levels.map((level) => counts[level]), undated]} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columns = [...levels, "undated"];

function Counts({ counts }: { readonly counts: readonly number[] }) {
  if (counts.every((count) => count === 0)) {
    return (
      <td className={`${text.cell} ${styles.quiet}`} colSpan={columns.length}>
        {ruleWords.noRule}
      </td>
    );
  }
  return counts.map((count, index) => (
    <td key={columns[index]} className={text.cell}>
      {count === 0 ? null : count}
    </td>
  ));
}
