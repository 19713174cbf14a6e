CREATE TABLE "allowances" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	CONSTRAINT "allowances_taken" CHECK ("allowances"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "known_callers" (
	"account_id" uuid NOT NULL,
	"mark" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_callers_account_id_mark_pk" PRIMARY KEY("account_id","mark")
);
--> statement-breakpoint
ALTER TABLE "known_callers" ADD CONSTRAINT "known_callers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_renewal" ON "allowances" USING btree ("renews_at");--> statement-breakpoint
CREATE INDEX "known_callers_age" ON "known_callers" USING btree ("last_seen_at");