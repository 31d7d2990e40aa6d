import { Icon } from "@heater-age/ui/Icon";
import { screenOnly, wrap } from "@heater-age/ui/theme";
import { type ComponentType, lazy, Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { PageHead } from "../../seo/PageHead.tsx";
import { heatersPath, pathIn } from "../../seo/paths.ts";
import { unscripted } from "../../shared/result/card.css.ts";
import { useInBrowser } from "../../shared/browser/in-browser.ts";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import type { MyHeatersProps } from "./MyHeaters.tsx";
import * as styles from "./my-heaters.css.ts";

export { RouteFailure as ErrorBoundary } from "../../shared/shell/RouteFailure.tsx";

const Missing = () => (
  <p role="alert">
    <FormattedMessage id="heaters.missing" />
  </p>
);

// A separate chunk, because the first page of every visit lists the imports of the route.
const MyHeaters = lazy<ComponentType<MyHeatersProps>>(() =>
  import("./MyHeaters.tsx").then(
    (module) => ({ default: module.MyHeaters }),
    () => ({ default: Missing }),
  ),
);

/** Renders the page without the list until the browser adds it, because only the device has it. */
export default function MyHeatersRoute({ params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  const { formatMessage } = useIntl();
  const isInBrowser = useInBrowser(() => true, false);
  const title = formatMessage({ id: "shell.myHeaters" });
  return (
    <main className={wrap}>
      <PageHead
        language={language}
        path={heatersPath}
        title={formatMessage({ id: "heaters.metaTitle" })}
        description={formatMessage({ id: "heaters.metaDescription" })}
        crumb={title}
        indexed={false}
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <Link className={`${styles.back} ${screenOnly}`} to={pathIn(language, "/")}>
            <Icon name="chevron" className={styles.arrow} />
            <FormattedMessage id="heaters.check" />
          </Link>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>
            <FormattedMessage id="heaters.intro" />
          </p>
        </div>
        <div className={styles.place}>
          <p className={unscripted}>
            <FormattedMessage id="heaters.unscripted" />
          </p>
          <Suspense>{isInBrowser ? <MyHeaters language={language} /> : null}</Suspense>
        </div>
      </div>
    </main>
  );
}
