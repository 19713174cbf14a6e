CREATE TABLE "company_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"website" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_changes_account" UNIQUE("account_id")
);
--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_changes_queue" ON "company_changes" USING btree ("submitted_at","id");