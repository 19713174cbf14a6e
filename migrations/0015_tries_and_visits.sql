ALTER TABLE "one_time_codes" ADD COLUMN "strangers_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asked_by" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_strangers" CHECK ("one_time_codes"."strangers_tries" between 0 and "one_time_codes"."tries");--> statement-breakpoint
CREATE UNLOGGED TABLE "visits" (
	"day" date NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "visits_day_key_pk" PRIMARY KEY("day","key")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
