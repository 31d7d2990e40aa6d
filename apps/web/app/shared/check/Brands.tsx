import type { Language } from "@heater-age/messages";
import { Disclosure } from "@heater-age/ui/Disclosure";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { firstBrandPath, otherBrandPath } from "../../seo/brand-paths.ts";
import { pathIn } from "../../seo/paths.ts";
import type { Choice, Choices } from "./choices.ts";
import * as styles from "./Brands.css.ts";

interface BrandsProps {
  readonly language: Language;
  readonly choices: Choices;
  /** Number of brands with rules of their own. */
  readonly rules: number;
}

/** Renders the brands that can be checked, each with a link to its page. */
export function Brands({ language, choices: { first, more }, rules }: BrandsProps) {
  const count = first.length + more.length;
  const link = ({ value, label }: Choice, path: (slug: string) => string) => (
    <li key={value}>
      <Link className={styles.brand} to={pathIn(language, path(value))} translate="no">
        {label}
      </Link>
    </li>
  );
  return (
    <section className={styles.brands} id="brands" aria-labelledby="brands-heading">
      <h2 className={layout.heading.title} id="brands-heading">
        <FormattedMessage id="home.brandsTitle" />
      </h2>
      <p className={styles.intro}>
        <FormattedMessage id="brands.intro" values={{ count, rules }} />
      </p>
      <ul className={styles.list} role="list">
        {first.map((choice) => link(choice, firstBrandPath))}
        <li>
          <Link className={styles.brand} to={pathIn(language, "/")}>
            <FormattedMessage id="form.other" />
          </Link>
        </li>
      </ul>
      <Disclosure summary={<FormattedMessage id="brands.more" />}>
        <ul className={styles.list} role="list">
          {more.filter(({ page }) => page).map((choice) => link(choice, otherBrandPath))}
        </ul>
      </Disclosure>
    </section>
  );
}
