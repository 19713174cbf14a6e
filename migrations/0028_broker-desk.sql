CREATE TABLE "companies" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"about" text NOT NULL,
	"opening_hours" text NOT NULL,
	"website" text NOT NULL,
	"logo_id" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_name" CHECK (char_length("api_tokens"."name") between 1 and 60),
	CONSTRAINT "api_tokens_scopes" CHECK (cardinality("api_tokens"."scopes") between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"owner_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "import_mappings_owner_id_field_value_pk" PRIMARY KEY("owner_id","field","value")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"raw" jsonb,
	"request" jsonb,
	"state" text,
	"photos" jsonb,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"other" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"boat_id" integer,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "import_rows_outcome" CHECK ("import_rows"."outcome" in ('new', 'changed', 'unchanged', 'faulty', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "imported_photos" (
	"owner_id" uuid NOT NULL,
	"file_hash" "bytea" NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "imported_photos_owner_id_file_hash_pk" PRIMARY KEY("owner_id","file_hash")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"format" text NOT NULL,
	"bytes" bigint NOT NULL,
	"error" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"unknown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pause_gone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('checking', 'ready', 'importing', 'done', 'failed')),
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv', 'xml', 'zip'))
);
--> statement-breakpoint
CREATE TABLE "listing_references" (
	"owner_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"listing_id" integer NOT NULL,
	CONSTRAINT "listing_references_owner_id_reference_pk" PRIMARY KEY("owner_id","reference"),
	CONSTRAINT "listing_references_listing" UNIQUE("listing_id"),
	CONSTRAINT "listing_references_length" CHECK (char_length("listing_references"."reference") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "review_samples" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"seen_by" uuid
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "trusted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_photos" ADD CONSTRAINT "imported_photos_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_photos" ADD CONSTRAINT "imported_photos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_references" ADD CONSTRAINT "listing_references_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_references" ADD CONSTRAINT "listing_references_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_samples" ADD CONSTRAINT "review_samples_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_samples" ADD CONSTRAINT "review_samples_seen_by_accounts_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_logo" ON "companies" USING btree ("logo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_account" ON "api_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "import_rows_outcome" ON "import_rows" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "imported_photos_media" ON "imported_photos" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("owner_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_active" ON "imports" USING btree ("owner_id") WHERE state in ('checking', 'importing');--> statement-breakpoint
CREATE INDEX "review_samples_unseen" ON "review_samples" USING btree ("created_at") WHERE seen_at is null;