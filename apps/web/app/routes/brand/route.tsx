import { isBrand } from "@heater-age/decoder";
import type { Language } from "@heater-age/messages";
import { Fold } from "@heater-age/ui/Fold";
import { wrap } from "@heater-age/ui/theme";
import { memo, useEffect, useMemo } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { redirect, type ShouldRevalidateFunctionArgs, useLocation, useOutletContext } from "react-router";
import { serverContext } from "../../context/server-contexts.ts";
import { notFound } from "../../http/not-found.ts";
import { brandAt } from "../../seo/brand-paths.ts";
import { PageHead } from "../../seo/PageHead.tsx";
import { pathIn, pathWithoutLanguage } from "../../seo/paths.ts";
import { questionsAndAnswers } from "../../seo/structured-data.ts";
import { Brands } from "../../shared/check/Brands.tsx";
import { addDetails } from "../../check/add-details.server.ts";
import { checkAddress } from "../../shared/check/check-address.server.ts";
import { type CheckData, isAnswered } from "../../shared/check/check-data.ts";
import { differInChoices } from "../../shared/check/details.ts";
import { CheckTool } from "../../check/CheckTool.tsx";
import { useShownCheck } from "../../check/use-shown-check.ts";
import { addressInput } from "../../shared/check/input.ts";
import { answerInPage } from "../../check/load-check.ts";
import type { ToolContext } from "../../shared/check/choices.ts";
import type { GuideData } from "../../shared/guide/guide-data.ts";
import { GuideCard } from "../../shared/guide/GuideCard.tsx";
import { datesText } from "@heater-age/messages/format";
import { Hero } from "../../shared/shell/Hero.tsx";
import { readLanguage } from "../../seo/language.ts";
import type { Route } from "./+types/route.ts";
import { About } from "./About.tsx";
import * as styles from "./brand.css.ts";
import { type BrandFacts, brandFacts } from "./brand-facts.ts";
import { brandQuery } from "./brand-query.ts";
import { Certainty } from "./Certainty.tsx";
import { PlateCard } from "./PlateCard.tsx";
import { Questions } from "./Questions.tsx";
import { showableEra, listQuestions } from "./questions.ts";

/** Returns the address of the home page with the check of another brand. */
const toHome = (language: string | undefined, search: string) =>
  redirect(pathIn(readLanguage(language), "/") + search);

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url;
  const slug = brandAt(pathname) ?? "";
  if (!isBrand(slug)) throw notFound();
  const query = brandQuery(searchParams, slug);
  if (query === undefined) return toHome(params.language, search);
  const api = context.get(serverContext).api ?? { url: url.origin, headers: {} };
  const checked = await addDetails(checkAddress(query), searchParams, readLanguage(params.language), api);
  return { checked, facts: brandFacts(slug) };
}

/** Answers in the browser, like the server. Submitting the form has asked the API before. */
export async function clientLoader({
  url: { pathname, search, searchParams },
  params,
}: Route.ClientLoaderArgs) {
  const slug = brandAt(pathname) ?? "";
  const query = brandQuery(searchParams, slug);
  if (query === undefined) return toHome(params.language, search);
  const facts = await loadFacts(slug);
  const checked = await answerInPage(addressInput(query), readLanguage(params.language), searchParams);
  return { checked, facts };
}

// The facts that came with a page are reused for as long as it is open, and without a connection.
const known = new Map<string, BrandFacts>();

/** Loads the same facts that the server sends with a page. */
async function loadFacts(slug: string): Promise<BrandFacts> {
  const remembered = known.get(slug);
  if (remembered !== undefined) return remembered;
  const { brandFacts: readFacts, isBrand: isKnown } = await import("./brand-facts.ts");
  if (!isKnown(slug)) throw notFound();
  return readFacts(slug);
}

// The page reads the choices on a result from its address.
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && !differInChoices(currentUrl, nextUrl);

export default function Brand({ loaderData, params }: Route.ComponentProps) {
  const language = readLanguage(params.language);
  return <BrandPage key={loaderData.facts.guide.slug} {...loaderData} language={language} />;
}

interface BrandPageProps {
  readonly checked: CheckData;
  readonly facts: BrandFacts;
  readonly language: Language;
}

// Memoized, because the router renders its pages again at the start and end of every navigation.
const BrandPage = memo(function BrandPage({ checked, facts, language }: BrandPageProps) {
  const intl = useIntl();
  const { choices, rules } = useOutletContext<ToolContext>();
  const { pathname, search } = useLocation();
  const path = pathWithoutLanguage(pathname.replace(/\/?$/u, "/"));
  const { guide, indexed } = facts;
  const { slug, label: brand, confidence } = guide;
  const { data, announced } = useShownCheck(checked);
  const folded = isAnswered(data);
  const questions = useMemo(() => listQuestions(intl, choices, guide), [intl, choices, guide]);

  useEffect(() => {
    known.set(slug, facts);
  }, [slug, facts]);

  return (
    <main>
      <PageHead
        language={language}
        path={path}
        title={intl.formatMessage({ id: "brand.metaTitle" }, { brand })}
        description={describeGuide(intl, guide)}
        indexed={indexed && !addressInput(new URLSearchParams(search)).filled}
        crumbs={[{ name: brand, path }]}
        things={[questionsAndAnswers(questions)]}
      />
      <div className={wrap}>
        <Hero
          title={
            <FormattedMessage id="brand.title" values={{ brand: <span translate="no">{brand}</span> }} />
          }
          intro={
            <FormattedMessage
              id={confidence === undefined ? "brand.introPlain" : "brand.intro"}
              values={{ brand }}
            />
          }
          isAnswered={folded}
        />
        <CheckTool
          language={language}
          path={pathname}
          brand={slug}
          choices={choices}
          data={data}
          announced={announced}
          introduction={<PlateCard guide={guide} />}
        />
        <BelowTool
          facts={facts}
          language={language}
          choices={choices}
          rules={rules}
          questions={questions}
          folded={folded}
        />
      </div>
    </main>
  );
});

interface BelowToolProps extends Pick<ToolContext, "choices" | "rules">, Omit<BrandPageProps, "checked"> {
  readonly questions: ReturnType<typeof listQuestions>;
  readonly folded: boolean;
}

/** Renders the parts about the brand that don't depend on the check. */
const BelowTool = memo(function BelowTool({
  facts,
  language,
  choices,
  rules,
  questions,
  folded,
}: BelowToolProps) {
  const { guide, aboutSources } = facts;
  return (
    <div className={styles.sections}>
      <GuideCard guide={guide} folded={folded} />
      <About guide={guide} sources={aboutSources} />
      <Certainty facts={facts} choices={choices} language={language} />
      <Questions questions={questions} />
      <Fold heading={<FormattedMessage id="home.brandsTitle" />} folded>
        <Brands language={language} choices={choices} rules={rules} />
      </Fold>
    </div>
  );
});

/** Returns the description for search engines. */
function describeGuide(intl: IntlShape, guide: GuideData): string {
  const { label: brand } = guide;
  const example = showableEra(guide)?.example;
  if (example === undefined) return intl.formatMessage({ id: "brand.metaDescriptionPlain" }, { brand });
  const date = datesText(intl, example.readings);
  return intl.formatMessage({ id: "brand.metaDescription" }, { brand, serial: example.serial, date });
}
