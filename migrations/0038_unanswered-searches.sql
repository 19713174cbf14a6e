CREATE TABLE "unanswered_searches" (
	"day" date NOT NULL,
	"search" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "unanswered_searches_day_search_pk" PRIMARY KEY("day","search"),
	CONSTRAINT "unanswered_searches_length" CHECK (char_length("unanswered_searches"."search") between 1 and 200)
);
