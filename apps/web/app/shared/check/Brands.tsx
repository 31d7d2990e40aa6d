import { brandGroups, type Language } from "@heater-age/messages";
import { Disclosure } from "@heater-age/ui/Disclosure";
import * as layout from "@heater-age/ui/layout";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { type Choice, type Choices, findBrandPath } from "./choices.ts";
import * as styles from "./Brands.css.ts";

interface BrandsProps {
  readonly language: Language;
  readonly choices: Choices;
  /** Number of brands with rules of their own. */
  readonly rules: number;
}

/** Renders the brands that can be checked, each with a link to its page. */
export function Brands({ language, choices, rules }: BrandsProps) {
  const count = choices.first.length + choices.more.length;
  const groups = brandGroups(choices, language).map(({ brands }) => brands);
  // The browser knows all routes from the start, so no link has to be marked for their discovery.
  const link = ({ value, label }: Choice) => {
    const path = findBrandPath(choices, value);
    if (path === undefined) return null;
    return (
      <li key={value}>
        <Link className={styles.brand} to={pathIn(language, path)} translate="no" discover="none">
          {label}
        </Link>
      </li>
    );
  };
  return (
    <section className={styles.brands} id="brands" aria-labelledby="brands-heading">
      <h2 className={layout.heading.title} id="brands-heading">
        <FormattedMessage id="home.brandsTitle" />
      </h2>
      <p className={styles.intro}>
        <FormattedMessage id="brands.intro" values={{ count, rules }} />
      </p>
      <ul className={styles.list} role="list">
        {groups.slice(0, -1).flat().map(link)}
        <li>
          <Link className={styles.brand} to={pathIn(language, "/")}>
            <FormattedMessage id="form.other" />
          </Link>
        </li>
      </ul>
      <Disclosure summary={<FormattedMessage id="brands.more" />}>
        <ul className={styles.list} role="list">
          {groups.at(-1)?.map(link)}
        </ul>
      </Disclosure>
    </section>
  );
}
