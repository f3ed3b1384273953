/**
 * English words that visitors ask with, and the French word that stands for each, without accents. Those that are also
 * French words (« main », « chat », « sale ») are left out; those with a synonym group of their own are in synonyms.ts.
 */
const dictionary = `
  accept:accepter access:acces accuracy:fiabilite accurate:fiable advantage:avantage advantages:avantages
  advisers:conseillers advisors:conseillers afford:prix after:apres afterwards:apres alone:seul american:americain
  analytics:statistiques answered:repondre answering:repondre answers:reponses app:application appointment:rendez-vous
  approve:valider apps:applications ask:demander attack:attaque attacks:attaques audited:audit authority:autorite
  automate:automatiser automated:automatisee automatic:automatique automatically:automatiquement
  automation:automatisation autonomous:autonomes autonomy:autonomie banks:banques banner:bandeau based:situes
  basis:base before:avant begin:commencer beginner:commencer belong:appartenir belongs:appartenir better:meilleur
  big:grand binding:engagement blocks:briques bricks:briques browser:navigateur build:construire
  building:construire buildings:batiments built:construit business:entreprise called:appelle calls:appels
  campaign:campagne campaigns:campagnes cancel:resilier catalog:catalogue certified:certifies characters:caracteres
  chart:graphique charts:graphiques cheaper:prix check:verifier choice:choix choose:choisir cites:citer citizen:citoyen
  citizens:citoyens claims:sinistres classify:classer closed:ferme colleagues:collegues collect:collectez
  collected:collectees commit:engagement companies:entreprises competitors:concurrents complain:plainte
  complaints:reclamations compulsory:obligatoires connect:connecter connected:connecter connects:connecter
  consumption:consommation contracts:contrats control:controle controller:responsable copy:copie council:mairie
  councils:mairies crash:panne database:base databases:bases days:jours deadline:echeance decides:decider
  deleted:supprimer deletion:suppression deliver:livrer delivered:livrables deploy:deployer deployed:deploiement
  deployment:deploiement developer:developpeur developers:developpeurs director:directeur doctors:medecins
  drafts:rediger editor:editeur employee:salarie employees:equipes encrypt:chiffrer energy:energie erased:effacer
  errors:erreurs estimate:devis european:europeen evening:soir existing:existants exit:sortie export:exporter
  exported:exporter factories:usines factory:usine fail:panne fails:panne failure:panne faster:rapidite
  feature:fonctionnalite features:fonctionnalites fees:frais field:champ fields:champs file:fichier files:fichiers fix:reparer
  find:trouver firm:societe firms:societes first:premier foreign:etranger foreigners:etrangers founder:fondateur
  founders:fondateurs fourth:quatrieme fraud:fraudes french:francais friday:vendredi gather:collectez
  government:ministere gradual:progressif gradually:progressivement growth:croissance hacked:piratage hall:mairie
  halls:mairies hallucinate:hallucination headcount:effectif headquartered:siege headquarters:siege hear:reponse
  hiring:recrutez hospitals:hopitaux hour:heure humans:humains improve:ameliorer improvement:amelioration
  independent:independants indicators:indicateurs industry:industrie inspect:inspecter install:installer
  installed:installer insurers:assurance integrate:integrer invoice:facture invoices:factures jobs:emplois
  jurisdiction:tribunal knowledge:connaissances language:langue last:dure lasts:dure later:apres launch:lancement
  launched:lancement law:droit laws:lois layer:couche layers:couches leak:fuite leaked:fuite learn:entrainer
  learning:entrainement leaves:sortent leaving:partir legal:legales letter:courrier letters:courriers licenses:licences
  linking:lien live:production lose:perdre lost:perdre mandatory:obligatoires manual:guide measure:mesurer
  measured:mesures meet:rencontrer meeting:rendez-vous meetings:reunions method:methode metrics:indicateurs
  ministries:ministeres ministry:ministere mistakes:erreurs monday:lundi monthly:mensuel morning:matin name:nom
  named:nom night:nuit number:numero nurses:soignants object:opposer objection:opposition offer:proposez
  offers:proposez officer:delegue optional:facultatif ourselves:nous-memes outage:panne owned:possede
  owner:proprietaire owns:possede paid:payer parts:pieces pay:payer payment:paiement people:personnes percent:taux
  percentage:taux permissions:droits pick:choisir plug:brancher posters:affiches premises:locaux private:prive
  processor:sous-traitant product:produit products:produits profiling:profilage provide:proposez provider:prestataire
  providers:prestataires provides:proposez publish:publier published:edite publishes:edite pupils:eleves
  purpose:finalite purposes:finalites quality:qualite quick:rapide quickly:rapidement quit:quitter ratings:avis
  received:recu recipients:destinataires recruit:recruter registered:immatriculation registration:immatriculation
  remove:supprimer removed:supprimer replace:remplacer replaced:remplacer replacing:remplacer replies:reponses
  request:demande requests:demandes resolved:resolution results:resultats reuse:reproduire right:droit runs:dirige
  safe:securite satisfied:satisfaction saturday:samedi save:economiser saved:conserver savings:economies
  schedule:planifier school:ecole schools:ecoles search:recherche sectors:secteurs send:envoyer sends:envoyer
  settings:reglages shareholder:actionnaire shareholders:actionnaires sheets:fiches shop:commerce shops:commerce
  sign:signer signed:signer since:depuis skills:competences small:petit software:logiciel solved:resolution
  soon:rapidement sorting:trier sound:audio sovereignty:souverainete speak:parler speed:rapidite staff:equipes
  stars:etoiles starting:commencer stop:arreter stores:conserver storing:conserver street:rue students:etudiants
  studies:exemples study:exemple subscription:abonnement subsidiary:filiale summaries:syntheses sunday:dimanche
  supplier:prestataire swap:changer switching:changer talk:parler teach:former teacher:professeur teachers:professeurs
  technicians:techniciens tenders:appels-d-offres terminate:resilier tested:tests testing:tests third:troisieme
  today:aujourd tool:outil tools:outils tourism:tourisme town:mairie towns:mairies tracking:traceurs traffic:trafic
  transcribe:transcrire transcript:transcription transfer:transfert transferred:transferees
  translate:traduire translations:traductions trial:essai trust:confiance trusted:confiance try:essayer
  unavailable:indisponible universities:universites updated:mise-a-jour validate:valider vat:tva vector:vectorielle
  vendor:prestataire vendors:fournisseurs verify:verifier visit:visiter voice:voix wait:attendre watch:regarder
  website:site weekends:weekend weights:poids withdraw:retirer worked:travailler workers:salaries worth:rentable
  write:ecrire writing:rediger yearly:annuel`

/** « compte-rendu » stands for two words. */
export const englishWords: ReadonlyMap<string, string> = new Map(
  dictionary
    .trim()
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [english = '', french = ''] = entry.split(':')
      return [english, french.replaceAll('-', ' ')]
    }),
)
