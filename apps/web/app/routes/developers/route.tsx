import { data } from "react-router";
import { Page } from "../../shared/shell/Page.tsx";
import { WithTexts } from "../../shared/texts/WithTexts.tsx";
import type { Route } from "./+types/route.ts";
import { DeveloperPage } from "./page/DeveloperPage.tsx";
import { LiveWidget } from "./LiveWidget.tsx";
import { loadPage } from "./load.server.ts";
import { MissingPage } from "./page/MissingPage.tsx";
import { Pieces } from "./page/Pieces.tsx";
import { BrandPage } from "./rules/BrandPage.tsx";
import { RulesTable } from "./rules/RulesTable.tsx";

export async function loader({ params }: Route.LoaderArgs) {
  const rest = params["*"].replace(/\/$/u, "");
  const path = rest === "" ? "/developers/" : `/developers/${rest}/`;
  const page = await loadPage(path);
  return data({ path, page }, page === undefined ? { status: 404, statusText: "Not Found" } : {});
}

const areas = ["shell", "reading", "guide", "reasons", "problems", "result"] as const;

export default function Developers({ loaderData: { path, page } }: Route.ComponentProps) {
  return (
    <WithTexts language="en" areas={areas}>
      <Page language="en">
        {page === undefined ? (
          <MissingPage path={path} />
        ) : "rules" in page ? (
          <BrandPage path={path} rules={page.rules} />
        ) : (
          <DeveloperPage path={path} {...page.document}>
            {page.live === true ? (
              <LiveWidget pieces={page.document.body} />
            ) : (
              <Pieces pieces={page.document.body} />
            )}
            {page.brands === undefined ? null : <RulesTable brands={page.brands} />}
          </DeveloperPage>
        )}
      </Page>
    </WithTexts>
  );
}
