import { findBrand, firstBrands, isBrand, type PlatePlace } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { firstBrandPath, otherBrandPath } from "../../seo/brand-paths.ts";
import { pathIn } from "../../seo/paths.ts";
import { utcToday } from "../browser/today.ts";
import { createGuide } from "./guide-data.ts";
import { GuideCard } from "./GuideCard.tsx";
import * as styles from "./guide.css.ts";

export interface BrandGuideProps {
  readonly language: Language;
  /** Slug of the brand. */
  readonly brand: string;
  /** Whether it is a closed row. */
  readonly folded: boolean;
}

/**
 * Renders how the serial numbers of a brand are read, with examples, where its rating plate is, and a link to its
 * page.
 */
export function BrandGuide({ language, brand: slug, folded }: BrandGuideProps) {
  const brand = findBrand(slug);
  if (brand === undefined) return null;
  const path = firstBrands.some((first) => first === brand.slug) ? firstBrandPath : otherBrandPath;
  return (
    <GuideCard guide={{ ...createGuide(brand, utcToday()), rarer: [] }} folded={folded}>
      <Place plate={brand.plate} />
      {isBrand(brand.slug) ? (
        <Link className={styles.more} to={pathIn(language, path(brand.slug))}>
          <FormattedMessage id="guide.more" values={{ brand: brand.label }} />
        </Link>
      ) : null}
    </GuideCard>
  );
}

function Place({ plate }: { readonly plate: PlatePlace }) {
  const intl = useIntl();
  return (
    <p className={styles.text}>
      <strong>
        <FormattedMessage id="guide.plateHeading" />
      </strong>{" "}
      {intl.formatMessage({ id: `problems.${plate}` })} <FormattedMessage id="guide.printedDate" />
    </p>
  );
}
