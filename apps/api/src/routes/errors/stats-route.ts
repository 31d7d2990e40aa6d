import { countErrors, countErrorsSince, latestAlerts, topMessages } from "./queries.ts";
import { errorResponses } from "../../errors/schema.ts";
import { operatorOnly } from "../../plugins/operator.ts";
import { schemaRef } from "../../schema/named-schema.ts";
import { day } from "../../time/durations.ts";
import type { OperatorRoute } from "../dependencies.ts";
import { ErrorStatistics, errorStatisticsSchemas } from "./stats-schema.ts";

/** `GET /api/errors/stats`: statistics of errors, for the operator. */
export const errorsStatsRoute: OperatorRoute = async (app, { now, database, operatorToken, settings }) => {
  for (const schema of errorStatisticsSchemas) app.addSchema(schema);

  app.get(
    "/api/errors/stats",
    {
      config: { limit: "read", errors: ["database-unavailable"] },
      onRequest: operatorOnly(operatorToken),
      schema: {
        operationId: "errorStats",
        summary: "Get error statistics",
        description: "For the operator. Returns 404 if no token is configured.",
        tags: ["errors"],
        security: [{ operatorToken: [] }],
        response: {
          200: schemaRef(ErrorStatistics),
          ...errorResponses,
        },
      },
    },
    async () => {
      const since = new Date(now().getTime() - day);
      const [counts, recent, messages, alerts] = await Promise.all([
        countErrors(database).execute(),
        countErrorsSince(
          database,
          new Date(since.getTime() - settings.errorAlert.window),
        ).executeTakeFirstOrThrow(),
        topMessages(database, since).execute(),
        latestAlerts(database).execute(),
      ]);
      const sumOf = (wanted: Partial<Pick<(typeof counts)[number], "level" | "source">>): number =>
        counts
          .filter(
            ({ level, source }) => level === (wanted.level ?? level) && source === (wanted.source ?? source),
          )
          .reduce((sum, { errors }) => sum + Number(errors), 0);
      return {
        totalErrors: sumOf({}),
        recentErrors: Number(recent.errors),
        errorsByLevel: {
          error: sumOf({ level: "error" }),
          warning: sumOf({ level: "warning" }),
          info: sumOf({ level: "info" }),
        },
        errorsBySource: { client: sumOf({ source: "client" }), server: sumOf({ source: "server" }) },
        topErrorMessages: messages.map(({ message, errors, last_seen: lastSeen }) => ({
          message,
          count: Number(errors),
          lastSeen: lastSeen.toISOString(),
        })),
        burstAlerts: alerts.map(({ alerted_at: alertedAt, errors, seconds, sent_at: sentAt }) => ({
          timestamp: alertedAt.toISOString(),
          errorCount: Number(errors),
          timeWindow: seconds,
          alertSent: sentAt !== null,
        })),
      };
    },
  );
};
