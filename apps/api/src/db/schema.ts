import type { Candidate, Confidence } from "@heater-age/decoder";
import type { DateQuestion, DisambiguationAnswer } from "@heater-age/decoder/no-label";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ModelFacts } from "../schema/model-facts.ts";

export interface WaterHeaterCheckTable {
  readonly id: Generated<number>;
  readonly brand: string;
  readonly model_number: string | null;
  readonly serial_number: string;
  readonly manufacturing_date: string | null;
  readonly age_years: number | null;
  readonly age_months: number | null;
  readonly checked_at: Generated<Date>;
  /** Whether the caller said when the check was made. */
  readonly client_time: Generated<boolean>;
  /** UUID that the caller chose, so that a check sent again is recorded once. */
  readonly check_id: string | null;
}

/** A model of water heater as an imported list describes it. */
export interface ModelTable {
  readonly id: GeneratedAlways<number>;
  /** The list. */
  readonly origin: "energy-star" | "doe" | "california";
  /** Slug. */
  readonly brand: string;
  /** As printed by the source. */
  readonly model: string;
  /** For comparison: upper case, letters and digits, `*` where the source leaves characters open. */
  readonly model_pattern: string;
  /** The pattern up to its first `*`. */
  readonly model_key: string;
  readonly facts: ColumnType<ModelFacts, string, string>;
  readonly confidence: Confidence;
  readonly source_title: string;
  readonly source_url: string | null;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly source_date: string | null;
  readonly imported_at: Generated<Date>;
}

/** A question that tells dates apart, with the answer that was given to it. */
export type AnsweredQuestion = Pick<DateQuestion, "basis" | "confidence" | "question" | "sources"> & {
  readonly answer: DisambiguationAnswer;
};

/** A report. When it is removed, only its id stays. */
export interface ReportTable {
  /** 128 bits that can't be guessed. */
  readonly id: string;
  readonly brand: string | null;
  readonly serial_number: string | null;
  /** As typed. */
  readonly model_number: string | null;
  /** Every date that the serial number could mean on the day of the check, best first. */
  readonly candidates: ColumnType<readonly Candidate[] | null, string, string | null>;
  /** Index of the candidate that the report is about. */
  readonly picked: number | null;
  /** The questions that told dates apart, in their order. Null where there were none. */
  readonly disambiguation: ColumnType<readonly AnsweredQuestion[] | null, string | null, null>;
  /** Who checked the heater, and for whom, as typed. Null if not given. */
  readonly prepared_by: string | null;
  readonly phone: string | null;
  readonly customer: string | null;
  readonly decoder_version: string | null;
  readonly checked_at: Date | null;
  /** SHA-256 of the token that its creator can delete it with. */
  readonly deletion_token_hash: Buffer;
  readonly removed: Generated<"deleted" | "withdrawn" | null>;
  readonly removed_at: Generated<Date | null>;
  readonly created_at: Generated<Date>;
}

/** How often something was shared: one row for each type and platform. */
export interface ShareCounterTable {
  readonly id: Generated<number>;
  readonly type: string;
  readonly platform: string;
  readonly count: Generated<number>;
  readonly last_shared_at: Generated<Date>;
}

export interface ShareIdTable {
  /** UUID. */
  readonly id: string;
  readonly created_at: Generated<Date>;
}

/** The answer of a language model about a model of water heater. */
export interface AiAnswerTable {
  readonly brand: string;
  readonly model_key: string;
  /** The language model that was asked. */
  readonly language_model: string;
  /** Null if it does not know the model. */
  readonly answer: ColumnType<unknown, string | null, string | null>;
  readonly created_at: Generated<Date>;
}

/** How many questions language models were asked in a day (UTC). */
export interface AiQuestionTable {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly questions: number;
}

/** An error that browsers or a server reported in a day, masked and cut to its limits, as the first report has it. */
export interface ClientErrorTable {
  readonly id: Generated<string>;
  readonly level: "error" | "warning" | "info";
  readonly source: "client" | "server";
  readonly message: string;
  readonly user_agent: string | null;
  readonly url: string | null;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly stack: string | null;
  /** JSON object. */
  readonly context: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  /** Of the first report. */
  readonly created_at: Generated<Date>;
  /** Calendar date. */
  readonly day: ColumnType<Date, string, never>;
  /** Digest of what makes errors equal. */
  readonly fingerprint: Buffer;
  /** How often it was reported on the day. */
  readonly times: Generated<number>;
  readonly last_at: Date;
}

/** How many errors were reported on a day (UTC). Outlasts the errors themselves. */
export interface ClientErrorCountTable {
  /** Calendar date. */
  readonly day: ColumnType<Date, string, never>;
  readonly level: ClientErrorTable["level"];
  readonly source: ClientErrorTable["source"];
  readonly errors: ColumnType<string, number, number>;
}

/** Errors in a window of time. With `alerted_at` it is an alert. */
export interface ClientErrorWindowTable {
  readonly starts_at: Date;
  readonly seconds: number;
  readonly errors: ColumnType<string, number, number>;
  /** When the errors became too many. */
  readonly alerted_at: Date | null;
  /** How often posting the alert was tried, and when it is tried next. */
  readonly attempts: Generated<number>;
  readonly next_attempt_at: Generated<Date>;
  /** When the webhook accepted the alert. */
  readonly sent_at: Generated<Date | null>;
}

export interface ContactMessageTable {
  /** UUID that the caller chose, or a random one. Part of the mail's Message-ID. */
  readonly id: Generated<string>;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
  /** Language that the visitor reads. */
  readonly language: string;
  /** Whether the visitor proved to be human. `unchecked`: reCAPTCHA could not be reached. */
  readonly captcha: "not-asked" | "passed" | "unchecked";
  readonly created_at: Generated<Date>;
  /** How often sending it by mail was tried, and when it is tried next: never if null. */
  readonly attempts: Generated<number>;
  readonly next_attempt_at: Date | null;
  /** When the mail server accepted it. */
  readonly delivered_at: Date | null;
  /** Code of the last failure. */
  readonly last_error: string | null;
}

/** How many checks were recorded in a day (UTC), by brand and age. Outlives the checks. */
export interface CheckCountTable {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly brand: string;
  readonly age_band: string;
  /** Read as text, because it has 64 bits. */
  readonly checks: ColumnType<string, number, number>;
}

/** The sums of `check_counts` over all days. */
export interface CheckTotalTable {
  readonly brand: string;
  readonly age_band: string;
  /** Read as text, because it has 64 bits. */
  readonly checks: ColumnType<string, number, number>;
}

/** The last deletion of old rows, and the alert about a stop. One row, from the first deletion on. */
export interface RetentionRunTable {
  readonly is_only: Generated<boolean>;
  readonly ran_at: Generated<Date>;
  /** When PostgreSQL's clock was found wrong. Nothing is deleted until it is right. */
  readonly stopped_at: Date | null;
  /** How often posting the alert was tried, and when it is tried next. */
  readonly attempts: Generated<number>;
  readonly next_attempt_at: Generated<Date>;
  /** When the webhook accepted the alert. */
  readonly sent_at: Date | null;
}

/** The tables of the service. */
export interface Database {
  readonly check_counts: CheckCountTable;
  readonly check_totals: CheckTotalTable;
  readonly water_heater_checks: WaterHeaterCheckTable;
  readonly models: ModelTable;
  readonly reports: ReportTable;
  readonly share_counters: ShareCounterTable;
  readonly share_ids: ShareIdTable;
  readonly ai_answers: AiAnswerTable;
  readonly ai_questions: AiQuestionTable;
  readonly client_errors: ClientErrorTable;
  readonly client_error_counts: ClientErrorCountTable;
  readonly client_error_windows: ClientErrorWindowTable;
  readonly contact_messages: ContactMessageTable;
  readonly retention_runs: RetentionRunTable;
}
