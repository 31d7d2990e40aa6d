import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { type Language, languages } from "@heater-age/messages";
import { translatorIn } from "@heater-age/messages/server";
import { publicOrigin } from "@heater-age/requests";
import Type from "typebox";
import { invalidRequest } from "../../errors/invalid-request.ts";
import { negotiateLanguage } from "../../plugins/language.ts";
import { reportErrors, ReportParams, unknownReport } from "./schema.ts";
import type { Route } from "../dependencies.ts";
import { readReport } from "./read-report.ts";
import { subjectOfReport } from "./subject-of-report.ts";

const Query = Type.Object(
  {
    language: Type.Optional(
      Type.Unsafe<Language>({
        ...Type.Enum(languages.map(({ code }) => code)),
        description: "Language of the texts. By default that of `Accept-Language`.",
        examples: ["de"],
      }),
    ),
  },
  { additionalProperties: false },
);

const invalidQuery = invalidRequest();

const Pdf = Type.Unsafe<Buffer>({ type: "string", format: "binary" });

const repository = new URL("../../../../../", import.meta.url);

/**
 * Reads the company's logo. Returns `undefined` if it is neither PNG nor JPEG.
 *
 * @param file Path from the repository.
 * @throws when the file can't be read.
 */
const readLogo = async (file: string): Promise<Uint8Array | undefined> =>
  /^\.(?:png|jpe?g)$/iu.test(extname(file)) ? readFile(new URL(file, repository)) : undefined;

/** `GET /api/reports/{id}.pdf`: a report as of today, as a PDF. */
export const reportPdfRoute: Route = async (app, dependencies) => {
  const { site } = dependencies.settings;
  let logo: Promise<Uint8Array | undefined> | undefined;

  app.get(
    "/api/reports/:id.pdf",
    {
      config: { limit: "pdf", isPublic: true, errors: reportErrors },
      schemaErrorFormatter: (mistakes, part) =>
        part === "params" ? unknownReport() : invalidQuery(mistakes),
      schema: {
        operationId: "getReportPdf",
        summary: "Get a report as a PDF",
        description:
          "The content of the report's page, on A4 or, in English, on Letter: tagged, with embedded fonts. Returns 410 if its creator deleted the report or the operator withdrew it. Not indexed by search engines.",
        tags: ["report"],
        params: ReportParams,
        querystring: Query,
        response: {
          200: {
            description: "The report.",
            content: { "application/pdf": { schema: Pdf } },
          },
        },
      },
    },
    async (request, reply) => {
      const language = negotiateLanguage(request, reply, request.query.language);
      reply.header("x-robots-tag", "noindex");
      const { id } = request.params;
      const url = publicOrigin(site.url, request);
      const report = await readReport(dependencies, id, language);
      // Loaded with the first PDF, because most instances never make one.
      const [{ renderPdf }, { printedReport }] = await Promise.all([
        import("../../pdf/render.ts"),
        import("@heater-age/report"),
      ]);
      if (site.logo !== undefined) {
        logo ??= readLogo(site.logo).catch((error: unknown) => {
          app.log.warn({ err: error }, "the company's logo cannot be read: PDFs are made without it");
          return undefined;
        });
      }
      const translator = translatorIn(language);
      const { formatMessage: say } = translator;
      const printed = printedReport(translator, subjectOfReport(report), {
        url,
        company: site.company,
        phone: site.phone,
        quoteUrl: site.quoteUrl,
        address: url && `${url}${language === "en" ? "" : `/${language}`}/report/${id}`,
        id,
      });
      const pdf = await renderPdf({
        report: printed,
        settings: {
          language,
          logo: await logo,
          author: site.company ?? say({ id: "shell.siteName" }),
          title: say({ id: "report.metaTitle" }, { brand: report.label }),
          running: `${say({ id: "shell.siteName" })} · ${say({ id: "report.number" }, { id })}`,
          madeAt: new Date(report.ageToday.on),
        },
      });
      return reply
        .header("content-disposition", `attachment; filename="heater-age-${id}.pdf"`)
        .type("application/pdf")
        .send(pdf);
    },
  );
};
