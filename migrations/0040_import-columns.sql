CREATE TABLE "import_corrections" (
	"owner_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"field" text NOT NULL,
	"was" text NOT NULL,
	"value" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_corrections_owner_id_reference_field_pk" PRIMARY KEY("owner_id","reference","field")
);
--> statement-breakpoint
CREATE TABLE "import_layouts" (
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"choices" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "import_layouts_owner_id_key_pk" PRIMARY KEY("owner_id","key")
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_format";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "corrected" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "after" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "undone" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "found_table" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "asked" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unreachable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "finished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undoing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_corrections" ADD CONSTRAINT "import_corrections_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_layouts" ADD CONSTRAINT "import_layouts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_corrections_age" ON "import_corrections" USING btree ("owner_id","used_at");--> statement-breakpoint
-- locks: reads the imports of the last 30 days once; there are few
ALTER TABLE "imports" ADD CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv', 'xlsx', 'xml', 'zip'));