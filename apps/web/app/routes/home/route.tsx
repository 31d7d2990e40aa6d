import { marketBrands } from "@heater-age/messages";
import { Fold } from "@heater-age/ui/Fold";
import { wrap } from "@heater-age/ui/theme";
import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type ShouldRevalidateFunctionArgs, useOutletContext } from "react-router";
import { serverContext } from "../../context/server-contexts.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn } from "../../seo/paths.ts";
import { webApplication } from "../../seo/structured-data.ts";
import { addDetails } from "../../check/add-details.server.ts";
import { checkAddress } from "../../shared/check/check-address.server.ts";
import { type CheckData, isAnswered } from "../../shared/check/check-data.ts";
import { Brands } from "../../shared/check/Brands.tsx";
import { differInChoices } from "../../shared/check/details.ts";
import { CheckTool } from "../../check/CheckTool.tsx";
import { useShownCheck } from "../../check/use-shown-check.ts";
import { addressInput } from "../../shared/check/input.ts";
import { answerInPage } from "../../check/load-check.ts";
import { Guide } from "../../shared/guide/Guide.tsx";
import { Hero } from "../../shared/shell/Hero.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { ToolContext } from "../../shared/check/choices.ts";
import type { Route } from "./+types/route.ts";
import { examples } from "./examples.ts";
import { FindPlate } from "./FindPlate.tsx";
import * as styles from "./home.css.ts";
import { Introduction } from "./Introduction.tsx";

/** The page without anything in its address. */
const start: CheckData = {
  address: { input: { brand: "", serial: "", model: "" }, isCheck: false, filled: false },
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  if (query.size === 0) return null;
  const api = context.get(serverContext).api ?? { url: url.origin, headers: {} };
  return addDetails(checkAddress(query), query, readLanguage(params.language), api);
}

/** Answers in the browser, like the server. Submitting the form has asked the API before. */
export const clientLoader = ({ url, params }: Route.ClientLoaderArgs): Promise<CheckData> =>
  answerInPage(addressInput(url.searchParams), readLanguage(params.language), url.searchParams);

// The page reads the choices on a result from its address.
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && !differInChoices(currentUrl, nextUrl);

export default function Home({ loaderData, params }: Route.ComponentProps) {
  return <HomePage checked={loaderData ?? start} language={readLanguage(params.language)} />;
}

interface HomePageProps {
  readonly checked: CheckData;
  readonly language: ReturnType<typeof readLanguage>;
}

// Memoized, because the router renders its pages again at the start and end of every navigation.
const HomePage = memo(function HomePage({ checked, language }: HomePageProps) {
  const { formatMessage } = useIntl();
  const { choices, rules } = useOutletContext<ToolContext>();
  const siteName = formatMessage({ id: "shell.siteName" });
  const { data, announced } = useShownCheck(checked);
  const folded = isAnswered(data);
  const description = formatMessage({ id: "home.metaDescription" });
  return (
    <main>
      <PageHead
        language={language}
        path="/"
        title={formatMessage({ id: "home.metaTitle" })}
        description={description}
        indexed={!checked.address.filled}
        things={[webApplication(language, siteName, description)]}
      />
      <div className={wrap}>
        <Hero
          title={<FormattedMessage id="home.title" />}
          intro={<FormattedMessage id="home.intro" />}
          isAnswered={folded}
        />
        <CheckTool
          language={language}
          path={pathIn(language, "/")}
          choices={choices}
          data={data}
          announced={announced}
          introduction={
            <Introduction example={examples[marketBrands(language).length > 0 ? "european" : "american"]} />
          }
          guide={(brand) => <Guide language={language} brand={brand} folded={folded} />}
        />
        <div className={styles.below}>
          <Fold heading={<FormattedMessage id="home.whereTitle" />} folded={folded}>
            <FindPlate language={language} />
          </Fold>
          <Fold heading={<FormattedMessage id="home.brandsTitle" />} folded={folded}>
            <Brands language={language} choices={choices} rules={rules} />
          </Fold>
        </div>
      </div>
    </main>
  );
});
