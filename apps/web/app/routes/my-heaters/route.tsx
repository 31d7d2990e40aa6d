import { type ComponentType, lazy, Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { heatersPath } from "../../seo/paths.ts";
import { unscripted } from "../../shared/result/card.css.ts";
import { useInBrowser } from "../../shared/browser/in-browser.ts";
import { ContentPage } from "../../shared/shell/ContentPage.tsx";
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
  const isInBrowser = useInBrowser(() => true, false);
  return (
    <ContentPage
      language={language}
      path={heatersPath}
      area="heaters"
      heading="shell.myHeaters"
      back="heaters.check"
      intro="heaters.intro"
      indexed={false}
      className={styles.page}
    >
      <div className={styles.place}>
        <p className={unscripted}>
          <FormattedMessage id="heaters.unscripted" />
        </p>
        <Suspense>{isInBrowser ? <MyHeaters language={language} /> : null}</Suspense>
      </div>
    </ContentPage>
  );
}
