import { noteChanged } from '@slots/http-kit/noted-changes';
import type { HistoryStore } from '@slots/mongo/history';
import { createRecordedWrites } from '@slots/mongo/recorded-writes';
import { rowsOf } from '@slots/mongo/rows';
import { createSeeder } from '@slots/mongo/seed';
import { createSequence } from '@slots/mongo/sequence';
import { createTransact } from '@slots/mongo/transaction';
import type { Connection } from 'mongoose';
import { createImportedMarks } from './catalogue/imported-marks.repository.ts';
import { createMirrorRepository } from './catalogue/mirror.repository.ts';
import { malformedModel, mirrorGames } from './catalogue/mirror-game.model.ts';
import { pageLocationModel } from './catalogue/page-location.model.ts';
import { createPageLocationsRepository } from './catalogue/page-locations.repository.ts';
import { syncRunModel } from './catalogue/sync-run.model.ts';
import { createSyncRunsRepository } from './catalogue/sync-runs.repository.ts';
import { deletedGameModel, gameModel } from './games/game.model.ts';
import { GAME_HISTORY } from './games/game-history.ts';
import { staffChangeTags } from './games/game-tags.ts';
import { createGameWriter, type OnGamesWritten } from './games/game-writer.repository.ts';
import { createGamesRepository } from './games/games.repository.ts';
import { createIndexedGamesRepository } from './games/indexed-games.repository.ts';
import { imageCollection } from './images/image.model.ts';
import { createImagesRepository } from './images/images.repository.ts';
import { importChunks, importModel } from './imports/import.model.ts';
import { createImportsRepository } from './imports/imports.repository.ts';
import { submittedPages } from './index-now/submitted-page.model.ts';
import { createSubmittedPagesRepository } from './index-now/submitted-pages.repository.ts';
import { SITE_SETTINGS_HISTORY, siteSettingsModel } from './indexing/site-settings.model.ts';
import { createSiteSettingsRepository } from './indexing/site-settings.repository.ts';
import { createLauncherChecksRepository } from './launcher/launcher-checks.repository.ts';
import { createGameEditsRepository } from './library/game-edits.repository.ts';
import { createLibraryRepository } from './library/library.repository.ts';
import { indexCheckpointModel } from './opensearch-index/index-checkpoint.model.ts';
import { createIndexCheckpointsRepository } from './opensearch-index/index-checkpoints.repository.ts';
import { createPlainGamesRepository } from './opensearch-index/plain-games.repository.ts';
import { createPublicGamesRepository } from './public-games/public-games.repository.ts';
import { createGameStatisticsRepository } from './statistics/game-statistics.repository.ts';
import { taxonDescriptionModels } from './taxonomy/taxon-description.model.ts';
import { createTaxonDescriptionsRepository } from './taxonomy/taxon-descriptions.repository.ts';
import { taxonomyModels } from './taxonomy/taxonomy.model.ts';
import { createTaxonomyRepository } from './taxonomy/taxonomy.repository.ts';

/** The repositories of the database, each with the models that it queries. */
export function createRepositories(connection: Connection, { history }: { history: HistoryStore }) {
  const games = gameModel(connection);
  // The driver's own collection: many games are read and written without a document of mongoose's for each.
  const gameRows = rowsOf(games);
  const deleted = deletedGameModel(connection);
  const settings = siteSettingsModel(connection);
  const mirror = mirrorGames(connection);
  const sequence = createSequence(connection);
  const transact = createTransact(connection);
  const gamesRepository = createGamesRepository({ games, deleted });
  const marks = createImportedMarks({ mirror, idsAmong: gamesRepository.idsAmong });
  const taxonomy = createTaxonomyRepository(taxonomyModels(connection));
  return {
    marks,
    taxonomy,
    games: gamesRepository,
    indexedGames: createIndexedGamesRepository({ games: gameRows, deleted }),
    plainGames: createPlainGamesRepository({ games: gameRows }),
    indexCheckpoints: createIndexCheckpointsRepository({
      checkpoints: indexCheckpointModel(connection),
    }),
    publicGames: createPublicGamesRepository({ games: gameRows }),
    library: createLibraryRepository({ games: gameRows }),
    gameEdits: createGameEditsRepository({
      games,
      deleted,
      recorded: createRecordedWrites({
        model: games,
        history,
        recorded: GAME_HISTORY,
        onChange: (before, after) => noteChanged(staffChangeTags(before, after)),
      }),
      transact,
      marks,
    }),
    gameWriter: (onWrite: OnGamesWritten) =>
      createGameWriter({
        games: gameRows,
        deleted,
        taxonomy,
        marks,
        sourceHashes: gamesRepository.sourceHashes,
        onWrite,
      }),
    submittedPages: createSubmittedPagesRepository({
      pages: submittedPages(connection),
      seeder: createSeeder(connection, sequence),
    }),
    siteSettings: createSiteSettingsRepository({
      settings,
      recorded: createRecordedWrites({
        model: settings,
        history,
        recorded: SITE_SETTINGS_HISTORY,
      }),
      transact,
    }),
    launcherChecks: createLauncherChecksRepository({ games: gameRows }),
    statistics: createGameStatisticsRepository({ games: gameRows }),
    descriptions: createTaxonDescriptionsRepository(taxonDescriptionModels(connection)),
    mirror: createMirrorRepository({ mirror, malformed: malformedModel(connection), marks }),
    runs: createSyncRunsRepository({ runs: syncRunModel(connection), sequence }),
    locations: createPageLocationsRepository({ locations: pageLocationModel(connection) }),
    imports: createImportsRepository({
      imports: importModel(connection),
      chunks: importChunks(connection),
      transact,
      sequence,
    }),
    images: createImagesRepository({ images: imageCollection(connection) }),
  };
}
