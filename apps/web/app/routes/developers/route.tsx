import { data } from "react-router";
import { Page } from "../../shared/shell/Page.tsx";
import type { Route } from "./+types/route.ts";
import { DeveloperPage } from "./DeveloperPage.tsx";
import { loadPage } from "./load.server.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const rest = params["*"].replace(/\/$/u, "");
  const path = rest === "" ? "/developers/" : `/developers/${rest}/`;
  const document = await loadPage(path);
  return data({ path, document }, document === undefined ? { status: 404, statusText: "Not Found" } : {});
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return (
    <Page language="en">
      <DeveloperPage {...loaderData} />
    </Page>
  );
}
