-- The columns of a fixed length come first, so that no row has gaps between them.
create table water_heater_checks (
  checked_at timestamptz not null default now(),
  id serial primary key,
  age_years integer,
  age_months integer,
  client_time boolean not null default false,
  check_id uuid unique,
  brand text not null,
  serial_number text not null,
  model_number text,
  manufacturing_date text
);
create index water_heater_checks_checked_at on water_heater_checks (checked_at);

-- The rows of both tables are updated often. Free space in their pages avoids updating the indexes.
create table check_counts (
  day date not null,
  brand text not null,
  age_band text not null,
  checks bigint not null,
  primary key (day, brand, age_band)
) with (fillfactor = 70);
create table check_totals (
  brand text not null,
  age_band text not null,
  checks bigint not null,
  primary key (brand, age_band)
) with (fillfactor = 50);

create table models (
  id integer primary key generated always as identity,
  origin text not null check (origin in ('energy-star', 'doe', 'california')),
  brand text not null,
  model text not null,
  model_pattern text not null,
  model_key text not null check (model_key <> ''),
  facts jsonb not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  source_title text not null,
  source_url text,
  source_date text,
  imported_at timestamptz not null default now(),
  unique (origin, brand, model_pattern),
  check (starts_with(model_pattern, model_key))
);
create table ai_answers (
  brand text not null,
  model_key text not null,
  language_model text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (brand, model_key, language_model)
);
create index ai_answers_created_at on ai_answers (created_at);
create table ai_questions (
  day date primary key,
  questions integer not null
);

create table reports (
  id text primary key,
  brand text,
  serial_number text,
  model_number text,
  candidates jsonb,
  picked integer,
  settled jsonb,
  prepared_by text,
  phone text,
  customer text,
  decoder_version text,
  checked_at timestamptz,
  deletion_token_hash bytea not null,
  removed text check (removed in ('deleted', 'withdrawn')),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint reports_whole_or_empty check (case when removed is null
    then num_nulls(brand, serial_number, candidates, picked, decoder_version, checked_at) = 0
      and removed_at is null and picked between 0 and jsonb_array_length(candidates) - 1
    else num_nonnulls(
        brand, serial_number, model_number, candidates, picked, settled, prepared_by, phone, customer,
        decoder_version, checked_at
      ) = 0 and removed_at is not null
    end)
);
create index reports_created_at on reports (created_at);
create table share_counters (
  id serial primary key,
  type text not null,
  platform text not null,
  count integer not null default 0,
  last_shared_at timestamptz not null default now(),
  unique (type, platform)
);
create table share_ids (
  id uuid primary key,
  created_at timestamptz not null default now()
);
create index share_ids_created_at on share_ids (created_at);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  language text not null,
  captcha text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  last_error text
);
create index contact_messages_created_at on contact_messages (created_at);
create index contact_messages_waiting on contact_messages (next_attempt_at) where delivered_at is null;

-- Equal errors of a day (UTC) share a row.
create table client_errors (
  id bigint primary key generated always as identity,
  level text not null check (level in ('error', 'warning', 'info')),
  source text not null check (source in ('client', 'server')),
  message text not null,
  user_agent text,
  url text,
  user_id text,
  session_id text,
  stack text,
  context jsonb not null,
  created_at timestamptz not null default now(),
  day date not null,
  fingerprint bytea not null,
  times integer not null default 1,
  last_at timestamptz not null,
  unique (day, fingerprint)
);
create index client_errors_created_at on client_errors (created_at);
-- Six rows per day, so that totals don't need to read the errors and outlast them.
create table client_error_counts (
  day date not null,
  level text not null,
  source text not null,
  errors bigint not null,
  primary key (day, level, source)
);
create table client_error_windows (
  starts_at timestamptz not null,
  seconds integer not null,
  errors bigint not null,
  alerted_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (starts_at, seconds)
);
create index client_error_windows_alerted_at on client_error_windows (alerted_at) where alerted_at is not null;

create table retention_runs (
  is_only boolean primary key default true check (is_only),
  ran_at timestamptz not null default now(),
  stopped_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz
);
