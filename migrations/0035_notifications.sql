CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" "bytea",
	"account_id" uuid,
	"email" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"undo_until" timestamp with time zone,
	"gathered" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_subject" CHECK (char_length("notifications"."subject") <= 100),
	CONSTRAINT "notifications_key" CHECK (char_length("notifications"."dedupe_key") <= 200),
	CONSTRAINT "notifications_payload" CHECK (octet_length("notifications"."payload"::text) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "opened_links" (
	"recipient" "bytea" PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("not_before") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("subject","kind") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("recipient","decided_at");--> statement-breakpoint
CREATE INDEX "notifications_account" ON "notifications" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "opened_links_age" ON "opened_links" USING btree ("opened_at");