CREATE TABLE "account_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_notes_text" CHECK (char_length("account_notes"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "change_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"message" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "change_requests_message" CHECK (char_length("change_requests"."message") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "undoable_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"audit_id" integer NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"review_version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"mail_ids" uuid[] NOT NULL,
	"report_ids" integer[] NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_outcome";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notes" ADD CONSTRAINT "account_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undoable_decisions" ADD CONSTRAINT "undoable_decisions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "undoable_decisions" ADD CONSTRAINT "undoable_decisions_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_notes_account" ON "account_notes" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_notes_author" ON "account_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "account_notes_age" ON "account_notes" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_open" ON "change_requests" USING btree ("listing_id") WHERE "change_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "change_requests_listing" ON "change_requests" USING btree ("listing_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "change_requests_reviewer" ON "change_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "undoable_decisions_decided" ON "undoable_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "undoable_decisions_listing" ON "undoable_decisions" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "undoable_decisions_actor" ON "undoable_decisions" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose" CHECK ("one_time_codes"."purpose" in ('verify', 'reset', 'reset-token', 'change-email')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome" CHECK ("reports"."outcome" in ('dismissed', 'taken-down', 'change-requested')) NOT VALID;