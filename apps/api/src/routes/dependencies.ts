import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { CheckRecorder } from "../checks/recorder.ts";
import type { Settings } from "../config/env.ts";
import type { Connections } from "../db/connect.ts";
import type { AskAboutModel } from "../ai/models.ts";
import type { Models } from "../models/lookup.ts";

export interface RouteDependencies {
  readonly now: () => Date;
  readonly database: Connections;
  readonly recorder: CheckRecorder;
  readonly models: Models;
  /** Absent if no language model is configured. */
  readonly askAboutModel: AskAboutModel | undefined;
  readonly settings: Settings;
}

export type Route = FastifyPluginAsyncTypebox<RouteDependencies>;
