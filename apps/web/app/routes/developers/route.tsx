import { data } from "react-router";
import { Page } from "../../shared/shell/Page.tsx";
import { WithTexts } from "../../shared/texts/WithTexts.tsx";
import type { Route } from "./+types/route.ts";
import { DeveloperPage } from "./DeveloperPage.tsx";
import { loadDocument } from "./load.server.ts";
import { MissingPage } from "./MissingPage.tsx";
import { Pieces } from "./Pieces.tsx";

export async function loader({ params }: Route.LoaderArgs) {
  const rest = params["*"].replace(/\/$/u, "");
  const path = rest === "" ? "/developers/" : `/developers/${rest}/`;
  const document = await loadDocument(path);
  return document === undefined
    ? data({ path, document }, { status: 404, statusText: "Not Found" })
    : data({ path, document });
}

export default function Developers({ loaderData: { path, document } }: Route.ComponentProps) {
  return (
    <WithTexts language="en" areas={["shell"]}>
      <Page language="en">
        {document === undefined ? (
          <MissingPage path={path} />
        ) : (
          <DeveloperPage path={path} {...document}>
            <Pieces pieces={document.body} />
          </DeveloperPage>
        )}
      </Page>
    </WithTexts>
  );
}
