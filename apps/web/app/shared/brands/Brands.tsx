import { screenOnly } from "@heater-age/ui/theme";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { Choices } from "../../shared/check/choices.ts";
import * as styles from "./home.css.ts";

/** What the section takes. */
export interface BrandsProps {
  readonly choices: Choices;
  readonly rules: number;
  readonly path: string;
}

/** Which brands can be checked. A brand is a link that chooses it. */
export function Brands({ choices: { first, more }, rules, path }: BrandsProps) {
  const count = first.length + more.length;
  return (
    <section className={`${styles.brands} ${screenOnly}`} id="brands" aria-labelledby="brands-heading">
      <h2 className={styles.sectionTitle} id="brands-heading">
        <FormattedMessage id="home.brandsTitle" />
      </h2>
      <p className={styles.quiet}>
        <FormattedMessage id="home.brandsIntro" values={{ count, rules }} />
      </p>
      <ul className={styles.brandList} role="list">
        {first.map(({ value, label }) => (
          <li key={value}>
            <Link className={styles.brand} to={`${path}?${new URLSearchParams({ brand: value }).toString()}`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
