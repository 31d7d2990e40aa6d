import type { Language } from "@heater-age/messages";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pathIn } from "../../seo/paths.ts";
import { site } from "../../config/site.ts";

const pages = {
  contact: "/contact/",
  developers: "/developers/terms/",
  privacy: "/privacy-policy/",
  terms: "/terms-of-service/",
} as const;

const linkTo = (path: string) => (text: ReactNode) => <Link to={path}>{text}</Link>;

/**
 * Returns the values in the texts of long pages: links to other pages, and the publisher of the site, as far as
 * configured.
 */
export function documentValues(language: Language) {
  const { company, companyUrl, companyEmail } = site;
  const links = Object.entries(pages).map(([name, path]) => [name, linkTo(pathIn(language, path))] as const);
  return {
    ...Object.fromEntries(links),
    named: company === "" ? "no" : "yes",
    company: companyUrl === "" ? company : <a href={companyUrl}>{company}</a>,
    mail: companyEmail === "" ? "no" : "yes",
    email: <a href={`mailto:${companyEmail}`}>{companyEmail}</a>,
  };
}
