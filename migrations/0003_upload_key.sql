CREATE TABLE "upload_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" "bytea" NOT NULL,
	CONSTRAINT "upload_key_only_one" CHECK ("upload_key"."id" = 1)
);
